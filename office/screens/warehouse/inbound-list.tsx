import type { OfficeInbound } from '@quayside/contract/office/goods.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { inspectionState, inspectionStateTone } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { StateTag, ToneTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
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
  arrivalMode: receivingMode,
  inspectionState,
} as const satisfies RecordFilters<'inbound'>

/** Goods that customers announced, and how far each of them is. */
export function InboundList() {
  const fields = useTranslations('warehouseFields.inbound')
  const warehouses = useWarehouseOptions()
  const list = useRecordList('inbound', useColumns(), filters)
  return (
    <RecordListPage
      page="inbounds"
      list={list}
      filters={useFilterFields(filters, fields, {
        warehouseId: { label: fields('warehouseName'), options: warehouses },
      })}
    />
  )
}

function useColumns(): readonly Column<OfficeInbound>[] {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inbound')
  const common = useRecordColumns<OfficeInbound>('inbound')
  return useMemo(() => {
    const { coded, quantity, text } = columnsOf<OfficeInbound, typeof fields>(fields)
    return [
      common.number,
      common.state,
      common.customer,
      text('supplierName', 200),
      text('warehouseName', 180),
      coded('arrivalMode', receivingMode, 110, { widthInEnglish: 150 }),
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
        // Lines are counted one by one with a handheld only; a receipt at the desk has all of them at once.
        cell: (row) =>
          row.counted === 0 ? (
            <Nothing />
          ) : (
            <span className="q-number">
              {row.counted} / {row.lineCount}
            </span>
          ),
      },
      quantity('qty', 100),
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
