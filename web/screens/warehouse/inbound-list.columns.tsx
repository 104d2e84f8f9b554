import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { inboundMachine } from '@quayside/contract/warehouse/inbound.states.ts'
import type { Inbound as Row } from '@quayside/contract/warehouse/inbound.ts'
import { inboundRouteOfRow } from '@quayside/contract/warehouse/inbound-route.ts'
import {
  inspectionState,
  inspectionStateTone,
  storageMode,
  storageOrderType,
  storageType,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  inboundState,
  inboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteMini } from '@quayside/kit/record/route-mini.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn, RowMark } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** Differences that wait for the customer, why the order was refused, or who acts next. */
function Reminder({ row }: { row: Row }) {
  const t = useTranslations('inbound.list')
  const count = row.openDifferences
  if (count > 0) return <RowMark tone="waits">{t('differences', { count })}</RowMark>
  return (
    <NextStep
      machine={inboundMachine}
      state={row.state}
      facts={{ isPickedUp: true, isFetched: false }}
      reason={row.reason}
    />
  )
}

/** How far the goods of a row are on their way into the warehouse. */
function InboundRouteMini({ row }: { row: Row }) {
  const t = useTranslations('kit.route')
  return <RouteMini route={inboundRouteOfRow(row, today())} nameOf={(stop) => t(`stops.${stop}`)} />
}

export function useInboundColumns(): readonly Column<Row>[] {
  const t = useTranslations('inbound.list')
  const fields = useTranslations('warehouseFields.inbound')
  const route = useTranslations('kit.route')
  return useMemo(() => {
    const { number, text, coded, state, day, instant, figure, quantity } = columnsOf<Row, typeof fields>(
      fields,
    )
    const isHiddenAtFirst = true
    return [
      number('number', 130, (row) => pageAddress('/storageInfo', { id: row.id })),
      state('state', { list: inboundState, tones }, 118, { widthInEnglish: 156, isKept: true }),
      markColumn('openDifferences', t('remark'), (row) => <Reminder row={row} />),
      {
        key: 'route',
        title: route('title'),
        width: 128,
        widthInEnglish: 156,
        exports: [],
        cell: (row) => <InboundRouteMini row={row} />,
      },
      text('supplierName', 150, { grows: true, isUnderFirst: true, onCard: 'title' }),
      text('warehouseName', 130, { grows: true, onCard: 'note' }),
      coded('arrivalMode', receivingMode, 110, { widthInEnglish: 172 }),
      state('inspectionState', { list: inspectionState, tones: inspectionStateTone }, 96, {
        isState: false,
        widthInEnglish: 110,
      }),
      quantity('qty', 96, { isKept: true, onCard: 'sum' }),
      day('orderedOn', { onCard: 'aside' }),
      text('pickupTime', 136),
      figure('lineCount', 70, { isHiddenAtFirst }),
      figure('packages', 90, { isHiddenAtFirst }),
      quantity('grossWeight', 96, { isHiddenAtFirst }),
      coded('storageType', storageType, 110, { isHiddenAtFirst }),
      coded('storageMode', storageMode, 110, { isHiddenAtFirst }),
      coded('storageOrderType', storageOrderType, 120, { isHiddenAtFirst }),
      text('pickupAddress', 200, { isHiddenAtFirst }),
      text('contact', 100, { isHiddenAtFirst }),
      text('expressNumber', 140, { isHiddenAtFirst }),
      text('vehicle', 110, { isHiddenAtFirst }),
      text('remarks', 180, { isHiddenAtFirst }),
      instant('submittedAt', { isHiddenAtFirst }),
      instant('storedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
      instant('updatedAt', { isHiddenAtFirst }),
    ]
  }, [t, fields, route])
}
