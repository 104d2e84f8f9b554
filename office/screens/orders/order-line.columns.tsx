import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { lineTableColumns, longestOf } from '@quayside/kit/table/line-columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLineNames } from '../../lib/line-names.ts'

/** Shown until the reader chooses others. */
const atFirst = new Set(['name', 'brand', 'hsCode', 'origin', 'qty', 'unit', 'price', 'totalMoney'])

/** All columns of an order's lines as the contract declares them, and what the provider knows of each besides. */
export function useOrderLineColumns(): readonly Column<OrderLine>[] {
  const t = useTranslations('officeOrders')
  const fields = useTranslations('orderFields.orderLine')
  const nameOf = useLineNames(lineColumns)
  return useMemo(() => {
    const columns = lineTableColumns<typeof lineColumns, OrderLine>(lineColumns, {
      titleOf: fields,
      nameOf,
      own: {
        model: { isFirst: true, width: 180, cell: (line) => <Code>{line.model}</Code> },
        name: { grows: true },
      },
    }).map((column) => ({ ...column, isHiddenAtFirst: !atFirst.has(column.key) }))
    const quantity = (
      key: 'receivedQty' | 'announcedQty' | 'shortQty' | 'shippedQty' | 'heldQty',
      title: string,
    ): Column<OrderLine> => ({
      key,
      title,
      width: 88,
      align: 'right',
      figures: (lines) => [longestOf(lines.map((line) => showNumber(line[key])))],
      cell: (line) => <span className="q-number">{showNumber(line[key] || '0')}</span>,
    })
    const more: readonly Column<OrderLine>[] = [
      { key: 'hsCode', title: t('table.hsCode'), width: 116, cell: (line) => <Text>{line.hsCode}</Text> },
      quantity('receivedQty', t('entry.receive.done')),
      { ...quantity('announcedQty', t('entry.receive.announced')), isHiddenAtFirst: true },
      { ...quantity('shortQty', t('entry.shortDone')), isHiddenAtFirst: true },
      quantity('shippedQty', t('entry.ship.done')),
      { ...quantity('heldQty', t('entry.held')), isHiddenAtFirst: true },
      {
        key: 'commodityState',
        title: t('table.goods'),
        width: 160,
        widthInEnglish: 228,
        isHiddenAtFirst: true,
        cell: (line) => (
          <StateTag list={commodityState} tones={commodityStateTone} value={line.commodityState} />
        ),
      },
    ]
    const isEarly = ({ key }: Column<OrderLine>): boolean => key === 'model' || atFirst.has(key)
    return [...columns.filter(isEarly), ...more, ...columns.filter((column) => !isEarly(column))]
  }, [t, fields, nameOf])
}
