import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import type { Customer } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { RecordLink } from '@quayside/kit/chosen-record.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'

export function useCustomerColumns(): readonly Column<Customer>[] {
  const fields = useTranslations('partnerFields.customer')
  return useMemo(
    () => [
      {
        key: 'number',
        title: fields('number'),
        width: 134,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code link={<RecordLink id={row.id}>{row.number}</RecordLink>}>{row.number}</Code>,
      },
      {
        key: 'chineseName',
        title: fields('chineseName'),
        width: 170,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.chineseName}</Text>,
      },
      {
        key: 'englishName',
        title: fields('englishName'),
        width: 190,
        grows: true,
        isSortable: true,
        cell: (row) => <Text>{row.englishName}</Text>,
      },
      {
        key: 'type',
        title: fields('type'),
        width: 90,
        widthInEnglish: 112,
        isSortable: true,
        cell: (row) => <CodeText list={customerType} value={row.type} />,
      },
      {
        key: 'level',
        title: fields('level'),
        width: 90,
        widthInEnglish: 106,
        isSortable: true,
        cell: (row) => <CodeText list={customerLevel} value={row.level} />,
      },
      { key: 'phone', title: fields('phone'), width: 124, cell: (row) => <Text>{row.phone}</Text> },
      {
        key: 'fax',
        title: fields('fax'),
        width: 150,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.fax}</Text>,
      },
      {
        key: 'registeredAddress',
        title: fields('registeredAddress'),
        width: 220,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.registeredAddress}</Text>,
      },
      {
        key: 'businessAddress',
        title: fields('businessAddress'),
        width: 170,
        grows: true,
        cell: (row) => <Text>{row.businessAddress}</Text>,
      },
      {
        key: 'source',
        title: fields('source'),
        width: 100,
        isHiddenAtFirst: true,
        cell: (row) => <CodeText list={recordSource} value={row.source} />,
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
