import type { BankAccount } from '@quayside/contract/account/bank-account.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/countries.ts'
import { DefaultTag } from './default-tag.tsx'

export function useBankAccountColumns(): readonly Column<BankAccount>[] {
  const fields = useTranslations('hubFields.bankAccount')
  const countryName = useCountryName()
  return useMemo(
    () => [
      {
        key: 'accountName',
        title: fields('accountName'),
        width: 270,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.accountName}</RecordLink>,
      },
      {
        key: 'currency',
        title: fields('currency'),
        width: 100,
        isSortable: true,
        cell: (row) => row.currency,
      },
      {
        key: 'isDefault',
        title: fields('isDefault'),
        width: 92,
        cell: (row) => <DefaultTag of={row} />,
      },
      {
        key: 'accountNumber',
        title: fields('accountNumber'),
        width: 125,
        cell: (row) => <span className="q-code">{row.accountNumber}</span>,
      },
      {
        key: 'bankName',
        title: fields('bankName'),
        width: 205,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.bankName}</Text>,
      },
      {
        key: 'swiftCode',
        title: fields('swiftCode'),
        width: 125,
        cell: (row) => <Code>{row.swiftCode}</Code>,
      },
      {
        key: 'bankCountry',
        title: fields('bankCountry'),
        width: 100,
        widthInEnglish: 140,
        cell: (row) => <Text>{countryName(row.bankCountry)}</Text>,
      },
      {
        key: 'bankAddress',
        title: fields('bankAddress'),
        width: 220,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.bankAddress}</Text>,
      },
      {
        key: 'createdAt',
        title: fields('createdAt'),
        width: 110,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.createdAt} />,
      },
      {
        key: 'updatedAt',
        title: fields('updatedAt'),
        width: 150,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <DateText value={row.updatedAt} hasTime />,
      },
    ],
    [fields, countryName],
  )
}
