import { type Supplier, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Detail } from '../record/details.tsx'
import { fieldsOf } from '../record/fields.tsx'

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
  const shown = fieldsOf(supplierColumns, supplier, fields)
  return (
    <>
      {shown('number')}
      <Detail label={fields('name')}>{supplier.name}</Detail>
      {shown('englishName', 'abbreviation', 'isOverseas')}
      {children}
      {shown('contact', 'phone', 'createdAt', 'address')}
    </>
  )
}
