import type { Address } from '@quayside/contract/account/address.ts'
import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DefaultTag } from './default-tag.tsx'

export function useAddressColumns(): readonly Column<Address>[] {
  const fields = useTranslations('hubFields.address')
  return useMemo(
    () => [
      {
        key: 'detail',
        title: fields('detail'),
        width: 280,
        grows: true,
        isFirst: true,
        cell: (row) => <RecordLink id={row.id}>{row.detail}</RecordLink>,
      },
      {
        key: 'region',
        title: fields('region'),
        width: 200,
        widthInEnglish: 290,
        cell: (row) => <Text>{row.region}</Text>,
      },
      {
        key: 'type',
        title: fields('type'),
        width: 120,
        isSortable: true,
        cell: (row) => <CodeText list={addressType} value={row.type} />,
      },
      {
        key: 'isDefault',
        title: fields('isDefault'),
        width: 90,
        cell: (row) => <DefaultTag of={row} />,
      },
      {
        key: 'contact',
        title: fields('contact'),
        width: 110,
        isSortable: true,
        cell: (row) => <Text>{row.contact}</Text>,
      },
      { key: 'phone', title: fields('phone'), width: 140, cell: (row) => <Text>{row.phone}</Text> },
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
    [fields],
  )
}
