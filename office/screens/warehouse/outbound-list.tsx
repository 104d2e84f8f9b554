import type { OfficeOutbound } from '@quayside/contract/office/goods.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
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

type Query = QueryOf<'GET warehouse/online/outbound/list'>
const filters = { ...recordFilters, warehouseId: 'own', deliveryType } as const satisfies FilterTable<Query>

/** Goods that customers want out, and how much of each order has left. */
export function OutboundList() {
  const fields = useTranslations('warehouseFields.outbound')
  const warehouses = useWarehouseOptions()
  const list = useListQuery<Query>(filters)
  const table = useRecordTable({
    kind: 'outbound',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="outbound"
      page="outbounds"
      table={table}
      filters={useFilterFields(filters, fields, {
        warehouseId: (
          <FilterSelect name="warehouseId" label={fields('warehouseName')} options={warehouses} width={220} />
        ),
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeOutbound>[] {
  const fields = useTranslations('warehouseFields.outbound')
  const common = useRecordColumns<OfficeOutbound>('outbound')
  return useMemo(() => {
    const { day, text } = columnsOf<OfficeOutbound, typeof fields>(fields)
    const figure = (key: 'qty' | 'shippedQty'): Column<OfficeOutbound> => ({
      key,
      title: fields(key),
      width: 110,
      align: 'right',
      cell: (row) => <span className="q-number">{showNumber(row[key])}</span>,
    })
    return [
      common.number,
      common.state,
      common.customer,
      text('warehouseName', 200),
      {
        key: 'strategy',
        title: fields('strategy'),
        width: 150,
        cell: (row) =>
          row.strategy === null ? <Nothing /> : <CodeText list={outboundStrategy} value={row.strategy} />,
      },
      {
        key: 'deliveryType',
        title: fields('deliveryType'),
        width: 120,
        widthInEnglish: 160,
        cell: (row) =>
          row.deliveryType === null ? <Nothing /> : <CodeText list={deliveryType} value={row.deliveryType} />,
      },
      day('outboundOn', { isSortable: false }),
      figure('qty'),
      figure('shippedQty'),
      common.createdAt,
    ]
  }, [fields, common])
}
