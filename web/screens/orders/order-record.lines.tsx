import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type LineColumn, type LineColumnKey, lineColumns } from '@quayside/contract/orders/line-columns.ts'
import {
  lineGoodsType,
  receivingState,
  receivingStateTone,
  shippingState,
  shippingStateTone,
} from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { LinesSection } from '@quayside/kit/table/lines-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { withRawCells } from '../../lib/documents/raw-cells.tsx'
import styles from './order-record.module.css'

/** Fixed decimals as in the form, so that the figures of a column line up. */
const decimals: Partial<Record<LineColumn['kind'], number>> = { price: 6, measure: 2 }
const decimalsOf = new Map(lineColumns.map(({ key, kind }) => [key, decimals[kind]] as const))

/** The lines, read-only, with what happened to the goods. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const { lines, currency } = order
  const total = formatAmount(order.orderAmount as Amount)
  const columns = useLineColumns(`${currency} ${total}`)
  return (
    <LinesSection
      texts={t}
      rows={lines}
      columns={columns}
      totals={{ totalMoney: <Money value={order.orderAmount as Amount} currency={currency} /> }}
    />
  )
}

/** `total` is the text below the amounts. */
function useLineColumns(total: string): readonly Column<OrderLine>[] {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.orderLine')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const packings = useEntryNames('1042')
  return useMemo(() => {
    const text = (key: LineColumnKey & keyof OrderLine, width: number): Column<OrderLine> => ({
      key,
      title: fields(key),
      width,
      cell: (line) => <Text>{String(line[key] ?? '')}</Text>,
    })
    const number = (
      key: LineColumnKey & keyof OrderLine,
      width: number,
      widthInEnglish = width,
    ): Column<OrderLine> => {
      const shown = (line: OrderLine): string => showNumber(String(line[key] ?? ''), decimalsOf.get(key))
      return {
        key,
        title: fields(key),
        width,
        widthInEnglish,
        align: 'right',
        figures: (lines) => lines.map(shown),
        cell: (line) => (shown(line) === '' ? <Nothing /> : <span className="q-number">{shown(line)}</span>),
      }
    }
    const named = (key: 'origin' | 'unit' | 'packing', width: number, nameOf: (value: string) => string) => ({
      ...text(key, width),
      cell: (line: OrderLine) => <Text>{nameOf(line[key])}</Text>,
    })
    const share = (key: 'received' | 'shipped'): Column<OrderLine> => ({
      key,
      title: t(key),
      width: 160,
      cell: (line) => (
        <span className={styles['order-share']}>
          {key === 'received' ? (
            <StateTag list={receivingState} tones={receivingStateTone} value={line.receivingState} />
          ) : (
            <StateTag list={shippingState} tones={shippingStateTone} value={line.shippingState} />
          )}
          <span className="q-number">
            {showNumber(key === 'received' ? line.receivedQty : line.shippedQty)}
          </span>
        </span>
      ),
    })
    const columns: readonly Column<OrderLine>[] = [
      { ...text('model', 168), isFirst: true },
      { ...text('name', 96), grows: true },
      { ...text('brand', 84), grows: true },
      { ...named('origin', 80, countries), widthInEnglish: 104 },
      { ...named('unit', 64, units), widthInEnglish: 76 },
      number('qty', 72),
      number('price', 84),
      {
        key: 'totalMoney',
        title: fields('totalMoney'),
        width: 104,
        align: 'right',
        figures: (lines) => [total, ...lines.map((line) => formatAmount(line.totalMoney as Amount))],
        cell: (line) => <Money value={line.totalMoney as Amount} />,
      },
      share('received'),
      share('shipped'),
      {
        key: 'hsCode',
        title: t('hsCode'),
        width: 120,
        cell: (line) => <Text>{line.hsCode}</Text>,
      },
      {
        key: 'type',
        title: fields('type'),
        width: 90,
        cell: (line) =>
          line.type === null ? <Nothing /> : <CodeText list={lineGoodsType} value={line.type} />,
      },
      {
        key: 'commodityState',
        title: t('goods'),
        width: 150,
        widthInEnglish: 228,
        cell: (line) => (
          <StateTag list={commodityState} tones={commodityStateTone} value={line.commodityState} />
        ),
      },
      number('packages', 80),
      number('netWeight', 90),
      number('grossWeight', 90, 112),
      number('volume', 80),
      number('pallets', 80),
      named('packing', 100, packings),
      text('manufacturer', 140),
      text('poNumber', 120),
      text('customerPartNumber', 130),
      number('minimumPackQuantity', 100, 138),
      number('reelCount', 80),
      text('reelNumber', 120),
      number('sellingPrice', 110),
      text('declarationElements', 200),
      text('remark', 160),
    ]
    return withRawCells(columns, t('unreadable'))
  }, [t, fields, countries, units, packings, total])
}
