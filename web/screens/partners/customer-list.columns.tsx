import type { Customer } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useCustomerColumns(): readonly Column<Customer>[] {
  const fields = useTranslations('partnerFields.customer')
  return useMemo(() => {
    const { opener, text, masked, coded, source, day, instant } = columnsOf<Customer, typeof fields>(fields)
    return [
      opener('number', 134),
      text('chineseName', 170, { grows: true, isSortable: true }),
      text('englishName', 190, { grows: true, isSortable: true, leastWidth: 172 }),
      coded('type', customerType, 90, { widthInEnglish: 112, isSortable: true }),
      coded('level', customerLevel, 90, { widthInEnglish: 106, isSortable: true }),
      masked('phone', 124),
      text('fax', 150, { isHiddenAtFirst: true }),
      text('registeredAddress', 220, { isHiddenAtFirst: true }),
      text('businessAddress', 200, { grows: true }),
      source('source'),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields])
}
