import type { BankAccount } from '@quayside/contract/account/bank-account.ts'
import { RecordLink } from '@quayside/kit/inputs/chosen-record.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'

export function useBankAccountColumns(): readonly Column<BankAccount>[] {
  const fields = useTranslations('hubFields.bankAccount')
  const countryName = useCountryName()
  return useMemo(() => {
    const { text, code, masked, isDefault, day, instant } = columnsOf<BankAccount, typeof fields>(fields)
    return [
      {
        key: 'accountName',
        title: fields('accountName'),
        width: 270,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.accountName}</RecordLink>,
      },
      text('currency', 100, { isSortable: true }),
      isDefault('isDefault'),
      masked('accountNumber', 125),
      text('bankName', 205, { grows: true, isSortable: true }),
      code('swiftCode', 125),
      {
        key: 'bankCountry',
        title: fields('bankCountry'),
        width: 100,
        widthInEnglish: 140,
        cell: (row) => <Text>{countryName(row.bankCountry)}</Text>,
      },
      text('bankAddress', 220, { isHiddenAtFirst: true }),
      day('createdAt', { isHiddenAtFirst: true }),
      instant('updatedAt', { isHiddenAtFirst: true }),
    ]
  }, [fields, countryName])
}
