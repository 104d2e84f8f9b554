import type { OfficeOutbound } from '@quayside/contract/office/goods.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import { useWarehouseOptions } from '../../lib/warehouses.ts'

const filters = {
  ...recordFilters,
  warehouseId: ['own', 220],
  deliveryType,
} as const satisfies RecordFilters<'outbound'>

/** Goods that customers want out, and how much of each order has left. */
export function OutboundList() {
  const fields = useTranslations('warehouseFields.outbound')
  const warehouses = useWarehouseOptions()
  const list = useRecordList('outbound', useColumns(), filters)
  return (
    <RecordListPage
      page="outbounds"
      list={list}
      filters={useFilterFields(filters, fields, {
        warehouseId: { label: fields('warehouseName'), options: warehouses },
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeOutbound>[] {
  const fields = useTranslations('warehouseFields.outbound')
  const common = useRecordColumns<OfficeOutbound>('outbound')
  return useMemo(() => {
    const { coded, day, text } = columnsOf<OfficeOutbound, typeof fields>(fields)
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
      coded('strategy', outboundStrategy, 150),
      coded('deliveryType', deliveryType, 120, { widthInEnglish: 160 }),
      day('outboundOn', { isSortable: false }),
      figure('qty'),
      figure('shippedQty'),
      common.createdAt,
    ]
  }, [fields, common])
}
