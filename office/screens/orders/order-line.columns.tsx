import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type LineColumn, type LineColumnKey, lineColumns } from '@quayside/contract/orders/line-columns.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'

/** Shown until the reader chooses others. */
const atFirst = new Set(['name', 'brand', 'hsCode', 'origin', 'qty', 'unit', 'price', 'totalMoney'])
/** Fixed decimals, so that the figures of a column line up. */
const decimals: Partial<Record<LineColumn['kind'], number>> = { price: 6, measure: 2 }
const isFigure = (kind: LineColumn['kind']): boolean =>
  ['quantity', 'price', 'money', 'measure', 'count'].includes(kind)

/** All columns of an order's lines as the contract declares them, and what the provider knows of each besides. */
export function useOrderLineColumns(): readonly Column<OrderLine>[] {
  const t = useTranslations('officeOrders')
  const fields = useTranslations('orderFields.orderLine')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const packings = useEntryNames('1042')
  return useMemo(() => {
    const names = { 1001: countries, 1003: units, 1042: packings }
    const textOf = (column: LineColumn, line: OrderLine): string => {
      const value = line[column.key as LineColumnKey]
      if (value === null || value === '') return ''
      if (column.dictionary) return names[column.dictionary](String(value))
      if (column.kind === 'money') return formatAmount(value as Amount)
      return isFigure(column.kind) ? showNumber(String(value), decimals[column.kind]) : String(value)
    }
    const columns = lineColumns.map((column: LineColumn): Column<OrderLine> => {
      const isRight = isFigure(column.kind)
      return {
        key: column.key,
        title: fields(column.key as LineColumnKey),
        width: column.width,
        isHiddenAtFirst: !atFirst.has(column.key),
        ...(column.key === 'model' && { isFirst: true, width: 180 }),
        ...(column.key === 'name' && { grows: true }),
        ...(isRight && {
          align: 'right' as const,
          figures: (lines: readonly OrderLine[]) => [longestOf(lines.map((line) => textOf(column, line)))],
        }),
        cell: (line) => {
          const text = textOf(column, line)
          if (column.key === 'model') return <Code>{text}</Code>
          if (column.codes && text !== '') return <CodeText list={column.codes} value={Number(text)} />
          if (!isRight) return <Text>{text}</Text>
          return text === '' ? <Nothing /> : <span className="q-number">{text}</span>
        },
      }
    })
    const quantity = (key: 'receivedQty' | 'shippedQty', title: string): Column<OrderLine> => ({
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
      quantity('shippedQty', t('entry.ship.done')),
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
  }, [t, fields, countries, units, packings])
}

/** One of the longest texts: the width of a column of ten thousand figures is measured once. */
const longestOf = (texts: readonly string[]): string => {
  let longest = ''
  for (const text of texts) if (text.length > longest.length) longest = text
  return longest
}
