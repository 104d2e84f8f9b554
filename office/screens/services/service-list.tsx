import type { OfficeService } from '@quayside/contract/office/services.ts'
import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { moneyColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntries, useEntryNames } from '../../lib/entry-names.ts'
import { orderColumn, useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

const filters = {
  ...recordFilters,
  modelType: [serviceType, 150],
  kind: ['own', 170],
} as const satisfies RecordFilters<'serviceOrder'>

/** Services and transports of all customers, as a dispatcher plans them. */
export function ServiceList() {
  const fields = useTranslations('serviceFields.serviceOrder')
  const kinds = useEntries('1025')
  const list = useRecordList('serviceOrder', useColumns(), filters)
  return (
    <RecordListPage
      page="services"
      list={list}
      filters={useFilterFields(filters, fields, {
        kind: kinds,
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeService>[] {
  const fields = useTranslations('serviceFields.serviceOrder')
  const common = useRecordColumns<OfficeService>('serviceOrder')
  const kindName = useEntryNames('1025')
  return useMemo(() => {
    const { coded, named, text } = columnsOf<OfficeService, typeof fields>(fields)
    return [
      common.number,
      { ...common.state, width: 110, widthInEnglish: 140, isKept: true },
      text('wantedAt', 132, { isSortable: true }),
      named('kind', kindName, 110, { widthInEnglish: 170 }),
      coded('modelType', serviceType, 88, { widthInEnglish: 150, isHiddenAtFirst: true }),
      {
        key: 'goodsName',
        title: fields('goodsName'),
        width: 140,
        grows: true,
        cell: ({ goodsName, orderNo }) => <Text>{goodsName || orderNo}</Text>,
      },
      {
        key: 'place',
        title: fields('place'),
        width: 190,
        grows: true,
        cell: ({ fromPlace, place }) => <Text>{[fromPlace, place].filter(Boolean).join(' → ')}</Text>,
      },
      { ...common.customer, width: 170 },
      moneyColumn('amount', fields('amount'), 118, { isKept: true }),
      orderColumn(fields('orderNo'), 132),
      { ...common.createdAt, isHiddenAtFirst: true },
    ]
  }, [fields, common, kindName])
}
