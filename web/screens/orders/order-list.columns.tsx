import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import { isOwed } from '@quayside/contract/orders/order-reminders.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { OrderReminder, OrderRouteMini, OrderStateTag } from './order-badges.tsx'
import { type Drawn, further, money } from './order-list.further.tsx'

const partner = (key: 'supplierName' | 'customerName', isShown: boolean): Drawn => ({
  key,
  reads: key,
  width: 138,
  grows: true,
  isUnderFirst: isShown,
  isHiddenAtFirst: !isShown,
  onCard: 'title',
  cell: (row) => <Text>{row[key]}</Text>,
})

export const columnsOf = (kind: GeneralModelType, reminder: string): readonly Drawn[] => [
  {
    key: 'orderNo',
    width: 126,
    isFirst: true,
    isSortable: true,
    cell: (row: ListedOrder) => <Code href={pageAddress('/orderInfo', { id: row.id })}>{row.orderNo}</Code>,
  },
  {
    key: 'state',
    isKeptBeside: true,
    width: 118,
    widthInEnglish: 142,
    // 'In storage, awaiting declaration' on two lines.
    leastWidth: 142,
    isState: true,
    isKept: true,
    cell: (row: ListedOrder) => <OrderStateTag order={row} />,
  },
  {
    key: 'receiptDueOn',
    title: reminder,
    width: 136,
    widthInEnglish: 130,
    grows: true,
    isSortable: true,
    isKept: true,
    onCard: 'alert',
    cell: (row: ListedOrder) => <OrderReminder order={row} />,
  },
  {
    key: 'route',
    isKeptBeside: true,
    width: 128,
    widthInEnglish: 156,
    exports: [],
    onCard: 'alert',
    cell: (row: ListedOrder) => <OrderRouteMini order={row} kind={kind} />,
  },
  // Exports are identified by their buyer, all other orders by their seller.
  ...(kind === 'export'
    ? [partner('customerName', true), partner('supplierName', false)]
    : [partner('supplierName', true), partner('customerName', false)]),
  {
    key: 'orderDate',
    width: 98,
    widthInEnglish: 102,
    isSortable: true,
    onCard: 'aside',
    cell: (row: ListedOrder) => <DateText value={row.orderDate} />,
  },
  {
    key: 'orderAmount',
    isKeptBeside: true,
    width: 138,
    align: 'right',
    isSortable: true,
    isKept: true,
    onCard: 'sum',
    figures: (rows: readonly ListedOrder[]) =>
      rows.map((row) => `${row.currency} ${formatAmount(row.orderAmount as Amount)}`),
    cell: (row: ListedOrder) => <Money value={row.orderAmount as Amount} currency={row.currency} />,
  },
  money('unpaidAmount', 104, { isKept: true, isKeptBeside: true, onCard: 'note' }),
  {
    key: 'paymentState',
    width: 80,
    widthInEnglish: 96,
    under: 'unpaidAmount',
    onCard: 'note',
    cell: (row: ListedOrder) =>
      isOwed(row) ? <CodeText list={paymentState} value={row.paymentState} /> : <Nothing />,
  },
  ...further,
]

export function useOrderColumns(kind: GeneralModelType): readonly Column<Order>[] {
  const t = useTranslations('orders.list')
  const fields = useTranslations('orderFields.order')
  const route = useTranslations('kit.route')
  return useMemo(
    () =>
      columnsOf(kind, t('reminder')).map((column) => ({
        ...column,
        title: column.key === 'route' ? route('title') : (column.title ?? fields(column.key)),
      })),
    [kind, t, fields, route],
  )
}
