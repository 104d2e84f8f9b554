import { supplierLocation } from '@quayside/contract/partners/partner.codes.ts'
import type { Supplier } from '@quayside/contract/partners/supplier.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CodeDetail, Detail, TextDetail } from '../record/details.tsx'
import { CodedDetail, DateDetail } from '../record/value-details.tsx'

type Shown = Pick<
  Supplier,
  | 'number'
  | 'name'
  | 'englishName'
  | 'abbreviation'
  | 'isOverseas'
  | 'contact'
  | 'phone'
  | 'createdAt'
  | 'address'
>

/** A supplier's own fields; the children stand behind where it is. */
export function SupplierDetails({ supplier, children }: { supplier: Shown; children?: ReactNode }) {
  const fields = useTranslations('partnerFields.supplier')
  return (
    <>
      <CodeDetail label={fields('number')} value={supplier.number} />
      <Detail label={fields('name')}>{supplier.name}</Detail>
      <TextDetail label={fields('englishName')} value={supplier.englishName} />
      <TextDetail label={fields('abbreviation')} value={supplier.abbreviation} />
      <CodedDetail label={fields('isOverseas')} list={supplierLocation} value={supplier.isOverseas} />
      {children}
      <TextDetail label={fields('contact')} value={supplier.contact} />
      <TextDetail label={fields('phone')} value={supplier.phone} />
      <DateDetail label={fields('createdAt')} value={supplier.createdAt} hasTime />
      <TextDetail label={fields('address')} value={supplier.address} isWide />
    </>
  )
}
