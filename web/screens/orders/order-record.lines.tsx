import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import {
  lineGoodsType,
  receivingState,
  receivingStateTone,
  shippingState,
  shippingStateTone,
} from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { LineColumnKey, OrderLine } from '@quayside/contract/orders/order-line.ts'
import { commodityState, commodityStateTone } from '@quayside/contract/products/commodity.codes.ts'
import { Nothing, Text } from '@quayside/kit/cells.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/money.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import { useWindow } from '@quayside/kit/table-window.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from './order-record.names.ts'
import '@quayside/kit/data-table.css'

type LineColumn = {
  readonly key: string
  readonly title: string
  readonly width: number
  readonly isNumber?: boolean
  readonly cell: (line: OrderLine) => ReactNode
}

const rowHeight = 40
const numberText = (value: string): ReactNode =>
  value === '' ? <Nothing /> : <span className="q-number">{showNumber(value)}</span>

/** The lines to read, however many: only those in sight are drawn. What became of the goods stands beside them. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const columns = useLineColumns()
  const scroller = useRef<HTMLDivElement>(null)
  const { lines } = order
  const { isLong, from, to } = useWindow(scroller, lines, rowHeight)
  const width = columns.reduce((all, column) => all + column.width, 48)
  return (
    <section className="q-panel">
      <h2>
        {t('lines')} <small className="q-page-note">{t('lineCount', { count: lines.length })}</small>
      </h2>
      <div className="q-table">
        <div
          ref={scroller}
          className="q-table-scroll"
          data-long={isLong || undefined}
          tabIndex={0}
          role="region"
          aria-label={t('lines')}
        >
          <table
            aria-label={t('lines')}
            aria-rowcount={isLong ? lines.length + 1 : undefined}
            style={{ minWidth: width }}
          >
            <colgroup>
              <col style={{ width: 48 }} />
              {columns.map((column) => (
                <col key={column.key} style={{ width: column.width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th scope="col">{t('place')}</th>
                {columns.map((column) => (
                  <th key={column.key} scope="col" data-align={column.isNumber ? 'right' : undefined}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Gap height={from * rowHeight} span={columns.length + 1} />
              {lines.slice(from, to).map((line, place) => (
                <tr key={line.id} aria-rowindex={isLong ? from + place + 2 : undefined}>
                  <td className="q-nothing">{from + place + 1}</td>
                  {columns.map((column) => (
                    <td key={column.key} data-align={column.isNumber ? 'right' : undefined}>
                      {column.cell(line)}
                    </td>
                  ))}
                </tr>
              ))}
              <Gap height={(lines.length - to) * rowHeight} span={columns.length + 1} />
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={8} />
                <td data-align="right">
                  {order.currency} {formatAmount(order.orderAmount as Amount)}
                </td>
                <td colSpan={columns.length - 8} />
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  )
}

const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  )

function useLineColumns(): readonly LineColumn[] {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.orderLine')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const packings = useEntryNames('1042')
  return useMemo(() => {
    const text = (key: LineColumnKey & keyof OrderLine, width: number): LineColumn => ({
      key,
      title: fields(key),
      width,
      cell: (line) => <Text>{String(line[key] ?? '')}</Text>,
    })
    const number = (key: LineColumnKey & keyof OrderLine, width = 100): LineColumn => ({
      key,
      title: fields(key),
      width,
      isNumber: true,
      cell: (line) => numberText(String(line[key] ?? '')),
    })
    const named = (key: 'origin' | 'unit' | 'packing', width: number, nameOf: (value: string) => string) => ({
      ...text(key, width),
      cell: (line: OrderLine) => <Text>{nameOf(line[key])}</Text>,
    })
    const share = (key: 'received' | 'shipped'): LineColumn => ({
      key,
      title: t(key),
      width: 160,
      cell: (line) => (
        <span className="order-share">
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
    return [
      text('model', 150),
      text('name', 112),
      text('brand', 104),
      named('origin', 84, countries),
      named('unit', 70, units),
      number('qty', 80),
      number('price', 96),
      {
        key: 'totalMoney',
        title: fields('totalMoney'),
        width: 112,
        isNumber: true,
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
        width: 170,
        cell: (line) => (
          <StateTag list={commodityState} tones={commodityStateTone} value={line.commodityState} />
        ),
      },
      number('packages', 80),
      number('netWeight', 90),
      number('grossWeight', 90),
      number('volume', 80),
      number('pallets', 80),
      named('packing', 100, packings),
      text('manufacturer', 140),
      text('poNumber', 120),
      text('customerPartNumber', 130),
      number('minimumPackQuantity', 110),
      number('reelCount', 80),
      text('reelNumber', 120),
      number('sellingPrice', 110),
      text('declarationElements', 200),
      text('remark', 160),
    ]
  }, [t, fields, countries, units, packings])
}
