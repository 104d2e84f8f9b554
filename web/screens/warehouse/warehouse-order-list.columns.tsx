import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  inboundState,
  inboundStateTone,
  outboundState,
  outboundStateTone,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { WarehouseOrder as Row } from '@quayside/contract/warehouse/warehouse-order.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
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
    const { number, text, figure, day, instant } = columnsOf<Row, typeof fields>(fields)
    return [
      number('number', 130, recordOf),
      {
        key: 'direction',
        title: fields('direction'),
        width: 76,
        widthInEnglish: 96,
        isKept: true,
        onCard: 'note',
        cell: (row) => <CodeText list={stockDirection} value={row.direction} />,
      },
      {
        key: 'state',
        title: fields('state'),
        width: 128,
        widthInEnglish: 156,
        isState: true,
        isKept: true,
        cell: (row) => <OrderState row={row} />,
      },
      {
        key: 'partner',
        title: fields('partner'),
        width: 180,
        grows: true,
        isUnderFirst: true,
        onCard: 'title',
        cell: ({ partner }) => (partner === '' ? <Nothing /> : <Text>{partner}</Text>),
      },
      text('warehouseName', 160, { grows: true }),
      figure('lineCount', 70),
      {
        key: 'qty',
        title: fields('qty'),
        width: 100,
        align: 'right',
        onCard: 'sum',
        figures: (rows) => rows.map(({ qty }) => showNumber(qty)),
        cell: ({ qty }) => <span className="q-number">{showNumber(qty)}</span>,
      },
      {
        key: 'plannedOn',
        title: fields('plannedOn'),
        width: 110,
        isSortable: true,
        onCard: 'aside',
        cell: ({ plannedOn }) => <DateText value={plannedOn} />,
      },
      instant('createdAt'),
      day('updatedAt', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [fields])
}
