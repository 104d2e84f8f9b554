import { labelCategory } from '@quayside/contract/filings/filing.codes.ts'
import type { OfficeLabel } from '@quayside/contract/office/label-order.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { Waits, WaitsFilter } from './waits.tsx'

const filters = {
  ...recordFilters,
  waitsFor: 'own',
  category: [labelCategory, 150],
} as const satisfies RecordFilters<'labelOrder'>

/** Label orders of all customers: who has to act, and how many of the labels are confirmed. */
export function LabelOrderList() {
  const fields = useTranslations('labelFields.labelOrder')
  const list = useRecordList('labelOrder', useColumns(), filters)
  return (
    <RecordListPage
      page="labelOrders"
      list={list}
      filters={useFilterFields(filters, fields, {
        waitsFor: <WaitsFilter parties={['customer', 'provider']} />,
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeLabel>[] {
  const t = useTranslations('officeLabels')
  const fields = useTranslations('labelFields.labelOrder')
  const common = useRecordColumns<OfficeLabel>('labelOrder')
  return useMemo(() => {
    const { coded, day, text } = columnsOf<OfficeLabel, typeof fields>(fields)
    return [
      common.number,
      common.state,
      {
        key: 'waitsFor',
        title: fields('waitsFor'),
        width: 112,
        widthInEnglish: 120,
        cell: ({ waitsFor }) => <Waits waitsFor={waitsFor} />,
      },
      {
        key: 'title',
        title: fields('productNames'),
        width: 240,
        grows: true,
        cell: ({ title }) => <Text>{title}</Text>,
      },
      common.customer,
      coded('category', labelCategory, 100, { widthInEnglish: 120 }),
      {
        key: 'confirmedCount',
        title: t('confirmed'),
        width: 96,
        widthInEnglish: 110,
        align: 'right',
        cell: ({ confirmedCount, lineCount }) => (
          <span className="q-number">
            {confirmedCount} / {lineCount}
          </span>
        ),
      },
      day('wantedOn', { isSortable: false }),
      text('reason', 160, { isHiddenAtFirst: true }),
      common.createdAt,
    ]
  }, [t, fields, common])
}
