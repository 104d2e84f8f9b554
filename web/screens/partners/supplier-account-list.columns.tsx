import type { SupplierAccount } from '@quayside/contract/partners/supplier-account.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

export function useSupplierAccountColumns(): readonly Column<SupplierAccount>[] {
  const fields = useTranslations('partnerFields.supplierAccount')
  const countryName = useCountryName()
  return useMemo(() => {
    const { text, code, masked, isDefault, day, instant } = columnsOf<SupplierAccount, typeof fields>(fields)
    return [
      text('accountName', 190, { grows: true, isFirst: true, isSortable: true }),
      isDefault('isDefault'),
      {
        key: 'supplierName',
        title: fields('supplierName'),
        width: 150,
        grows: true,
        isSortable: true,
        cell: (row) => (
          <PageLink href={pageAddress('/supplierInfo', { id: row.supplierId })}>{row.supplierName}</PageLink>
        ),
      },
      text('currency', 70, { widthInEnglish: 84, isSortable: true }),
      masked('accountNumber', 116),
      text('bankName', 170, { grows: true, isSortable: true }),
      code('swiftCode', 112),
      {
        key: 'bankCountry',
        title: fields('bankCountry'),
        width: 100,
        widthInEnglish: 164,
        cell: (row) => <Text>{countryName(row.bankCountry)}</Text>,
      },
      text('bankAddress', 220, { isHiddenAtFirst: true }),
      code('supplierNumber', 150, { isHiddenAtFirst: true }),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields, countryName])
}
