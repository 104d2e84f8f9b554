import type { OfficeInbound } from '@quayside/contract/office/goods.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { inspectionState, inspectionStateTone } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { CodeText, StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import { useWarehouseOptions } from '../../lib/warehouses.ts'

type Query = QueryOf<'GET warehouse/online/inbound/list'>
const filters = {
  ...recordFilters,
  warehouseId: 'own',
  arrivalMode: receivingMode,
  inspectionState,
} as const satisfies FilterTable<Query>

/** Goods that customers announced, and how far each of them is. */
export function InboundList() {
  const fields = useTranslations('warehouseFields.inbound')
  const warehouses = useWarehouseOptions()
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'inbound',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="inbound"
      page="inbounds"
      table={table}
      filters={useFilterFields(filters, fields, {
        warehouseId: (
          <FilterSelect name="warehouseId" label={fields('warehouseName')} options={warehouses} width={220} />
        ),
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeInbound>[] {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inbound')
  const common = useRecordColumns<OfficeInbound>('inbound')
  return useMemo(() => {
    const { text } = columnsOf<OfficeInbound, typeof fields>(fields)
    return [
      common.number,
      common.state,
      common.customer,
      text('supplierName', 200),
      text('warehouseName', 180),
      {
        key: 'arrivalMode',
        title: fields('arrivalMode'),
        width: 110,
        widthInEnglish: 150,
        cell: (row) =>
          row.arrivalMode === null ? <Nothing /> : <CodeText list={receivingMode} value={row.arrivalMode} />,
      },
      {
        key: 'inspectionState',
        title: fields('inspectionState'),
        width: 100,
        cell: (row) => (
          <StateTag list={inspectionState} tones={inspectionStateTone} value={row.inspectionState} />
        ),
      },
      text('pickupTime', 140, { widthInEnglish: 170 }),
      {
        key: 'counted',
        title: t('counted'),
        width: 90,
        widthInEnglish: 130,
        align: 'right',
        cell: (row) => (
          <span className="q-number">
            {row.counted} / {row.lineCount}
          </span>
        ),
      },
      {
        key: 'qty',
        title: fields('qty'),
        width: 100,
        align: 'right',
        cell: (row) => <span className="q-number">{showNumber(row.qty)}</span>,
      },
      {
        key: 'openDifferences',
        title: t('openDifferences'),
        width: 110,
        widthInEnglish: 150,
        cell: (row) =>
          row.openDifferences === 0 ? (
            <Nothing />
          ) : (
            <ToneTag tone="refused">{t('differences', { count: row.openDifferences })}</ToneTag>
          ),
      },
      common.createdAt,
    ]
  }, [t, fields, common])
}
