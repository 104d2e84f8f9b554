import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  inboundState,
  inboundStateTone,
  outboundState,
  outboundStateTone,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { WarehouseOrder as Row } from '@quayside/contract/warehouse/warehouse-order.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'

const isIn = ({ direction }: Pick<Row, 'direction'>): boolean => direction === stockDirection.codes.in
export const recordOf = (row: Row): string =>
  isIn(row) ? pageAddress('/storageInfo', { id: row.id }) : pageAddress('/outstorageInfo', { id: row.id })

/** Each direction has its own machine. */
function OrderState({ row }: { row: Row }) {
  if (isIn(row)) {
    const key = row.state as keyof typeof inboundState.codes
    return <StateTag list={inboundState} tones={inboundStateTone} value={inboundState.codes[key]} />
  }
  const key = row.state as keyof typeof outboundState.codes
  return <StateTag list={outboundState} tones={outboundStateTone} value={outboundState.codes[key]} />
}

export function useWarehouseOrderColumns(): readonly Column<Row>[] {
  const fields = useTranslations('binding.fields')
  return useMemo(() => {
    const { coded, day, figure, instant, number, quantity, text } = columnsOf<Row, typeof fields>(fields)
    return [
      number('number', 130, recordOf),
      coded('direction', stockDirection, 76, { widthInEnglish: 96, isKept: true, onCard: 'note' }),
      {
        key: 'state',
        title: fields('state'),
        width: 128,
        widthInEnglish: 156,
        isState: true,
        isKept: true,
        cell: (row) => <OrderState row={row} />,
      },
      text('partner', 180, { grows: true, isUnderFirst: true, onCard: 'title' }),
      text('warehouseName', 160, { grows: true }),
      figure('lineCount', 70),
      quantity('qty', 100, { onCard: 'sum' }),
      day('plannedOn', { onCard: 'aside' }),
      instant('createdAt'),
      day('updatedAt', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [fields])
}
