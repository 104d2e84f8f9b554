import { deliveryType, signState, signStateTone } from '@quayside/contract/orders/order.codes.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import type { Outbound as Row } from '@quayside/contract/warehouse/outbound.ts'
import {
  outboundStrategy,
  outboundType,
  shippingInspection,
  shippingInspectionTone,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  outboundState,
  outboundStateTone as tones,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { NextStep } from '../../lib/documents/next-step.tsx'
import { markColumn, RowMark } from '../../lib/documents/row-mark.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'

/** Why the provider gave it back, how much of it has left, or who acts next. */
function Reminder({ row }: { row: Row }) {
  const t = useTranslations('outbound.list')
  const isPartly = row.state === outboundState.codes.arranged && Number(row.shippedQty) > 0
  if (row.reason !== '' || !isPartly)
    return (
      <NextStep
        machine={outboundMachine}
        state={row.state}
        facts={{ isAllShipped: true, isPartlyShipped: false, isInspectionOpen: false }}
        reason={row.reason}
      />
    )
  return (
    <RowMark tone="underway">
      {t('partly', { shipped: showNumber(row.shippedQty), qty: showNumber(row.qty) })}
    </RowMark>
  )
}

export function useOutboundColumns(): readonly Column<Row>[] {
  const t = useTranslations('outbound.list')
  const fields = useTranslations('warehouseFields.outbound')
  return useMemo(() => {
    const { number, text, coded, state, day, instant, figure, quantity } = columnsOf<Row, typeof fields>(
      fields,
    )
    const isHiddenAtFirst = true
    return [
      number('number', 130, (row) => pageAddress('/outstorageInfo', { id: row.id })),
      state('state', { list: outboundState, tones }, 96, { widthInEnglish: 110, isKept: true }),
      markColumn('reason', t('remark'), (row) => <Reminder row={row} />),
      text('consigneeName', 150, { isUnderFirst: true }),
      text('warehouseName', 140, { grows: true, onCard: 'title' }),
      coded('strategy', outboundStrategy, 150, { onCard: 'note' }),
      coded('deliveryType', deliveryType, 110, { widthInEnglish: 150 }),
      quantity('qty', 96, { isKept: true, onCard: 'sum' }),
      quantity('shippedQty', 96),
      day('outboundOn', { onCard: 'aside' }),
      state('shippingInspection', { list: shippingInspection, tones: shippingInspectionTone }, 104, {
        isState: false,
        widthInEnglish: 124,
      }),
      state('signState', { list: signState, tones: signStateTone }, 92, {
        isState: false,
        widthInEnglish: 110,
      }),
      coded('outboundType', outboundType, 110, { isHiddenAtFirst }),
      figure('lineCount', 70, { isHiddenAtFirst }),
      text('remarks', 180, { isHiddenAtFirst }),
      instant('submittedAt', { isHiddenAtFirst }),
      instant('shippedAt', { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
      instant('updatedAt', { isHiddenAtFirst }),
    ]
  }, [t, fields])
}
