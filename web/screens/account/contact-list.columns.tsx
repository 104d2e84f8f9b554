import { contactType } from '@quayside/contract/account/contact.codes.ts'
import type { Contact } from '@quayside/contract/account/contact.ts'
import { DateText, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DefaultTag } from './default-tag.tsx'

export function useContactColumns(): readonly Column<Contact>[] {
  const fields = useTranslations('hubFields.contact')
  return useMemo(
    () => [
      {
        key: 'name',
        title: fields('name'),
        width: 110,
        isFirst: true,
        isSortable: true,
        cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
      },
      {
        key: 'type',
        title: fields('type'),
        width: 125,
        isSortable: true,
        cell: (row) => <CodeText list={contactType} value={row.type} />,
      },
      {
        key: 'isDefault',
        title: fields('isDefault'),
        width: 92,
        cell: (row) => <DefaultTag of={row} />,
      },
      { key: 'mobile', title: fields('mobile'), width: 125, cell: (row) => <Text>{row.mobile}</Text> },
      { key: 'landline', title: fields('landline'), width: 100, cell: (row) => <Text>{row.landline}</Text> },
      {
        key: 'email',
        title: fields('email'),
        width: 210,
        grows: true,
        cell: (row) => <Text>{row.email}</Text>,
      },
      { key: 'qq', title: fields('qq'), width: 90, cell: (row) => <Text>{row.qq}</Text> },
      {
        key: 'idCard',
        title: fields('idCard'),
        width: 165,
        cell: (row) => <Text>{row.idCard}</Text>,
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
    [fields],
  )
}
