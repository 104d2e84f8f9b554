import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import {
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
import { QuietState } from '@quayside/kit/record/state-tag.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { inOrder, lineTableColumns } from '@quayside/kit/table/line-columns.tsx'
import { LinesSection } from '@quayside/kit/table/lines-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLineNames } from '../../lib/documents/line-names.ts'
import { withRawCells } from '../../lib/documents/raw-cells.tsx'
import { mainLineColumns } from './main-line-columns.ts'
import styles from './order-record.module.css'

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

/** What the reader looks at first; the other columns follow as the contract has them. */
const first = [...mainLineColumns, 'received', 'shipped']
const then = [
  'hsCode',
  'type',
  'commodityState',
  'packages',
  'netWeight',
  'grossWeight',
  'volume',
  'pallets',
  'packing',
]

/** `total` is the text below the amounts. */
function useLineColumns(total: string): readonly Column<OrderLine>[] {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.orderLine')
  const nameOf = useLineNames(lineColumns)
  return useMemo(() => {
    const { text } = columnsOf<OrderLine, typeof t>(t)
    const share = (key: 'received' | 'shipped'): Column<OrderLine> => ({
      key,
      title: t(key),
      width: 160,
      cell: (line) => (
        <span className={styles['order-share']}>
          {key === 'received' ? (
            <QuietState list={receivingState} tones={receivingStateTone} value={line.receivingState} />
          ) : (
            <QuietState list={shippingState} tones={shippingStateTone} value={line.shippingState} />
          )}
          <span className="q-number">
            {showNumber(key === 'received' ? line.receivedQty : line.shippedQty)}
          </span>
          {key === 'received' && Number(line.shortQty) > 0 && (
            <span className={styles['order-short']}>{t('short', { qty: showNumber(line.shortQty) })}</span>
          )}
        </span>
      ),
    })
    const columns: readonly Column<OrderLine>[] = [
      ...lineTableColumns<typeof lineColumns, OrderLine>(lineColumns, {
        titleOf: fields,
        nameOf,
        own: {
          model: { isFirst: true, width: 168 },
          name: { grows: true, width: 96 },
          brand: { grows: true, width: 84 },
          origin: { width: 80, widthInEnglish: 104 },
          unit: { width: 64, widthInEnglish: 76 },
          qty: { width: 72 },
          price: { width: 84 },
          type: { width: 90, widthInEnglish: 90 },
          totalMoney: {
            width: 104,
            figures: (lines) => [total, ...lines.map((line) => formatAmount(line.totalMoney as Amount))],
            cell: (line) => <Money value={line.totalMoney as Amount} />,
          },
          grossWeight: { width: 90, widthInEnglish: 112 },
          minimumPackQuantity: { width: 100, widthInEnglish: 138 },
        },
      }),
      share('received'),
      share('shipped'),
      text('hsCode', 120),
      {
        key: 'commodityState',
        title: t('goods'),
        width: 150,
        widthInEnglish: 228,
        cell: (line) => (
          <QuietState list={commodityState} tones={commodityStateTone} value={line.commodityState} />
        ),
      },
    ]
    return withRawCells(inOrder(columns, [...first, ...then]), t('unreadable'))
  }, [t, fields, nameOf, total])
}
