import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import type { ChargeName } from '@quayside/contract/orders/order-charges.ts'
import type { OrderColumn } from '@quayside/contract/orders/order-query.ts'
import { isOwed } from '@quayside/contract/orders/order-reminders.ts'
import { type SideState, sideStates } from '@quayside/contract/orders/side-states.ts'
import { columnsWith, type ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import type { ReactNode } from 'react'
import { useEntryNames } from '../../lib/choices/dictionary.ts'

export type Drawn = Omit<Column<Order>, 'key' | 'title'> & {
  /** `route` is drawn from the states, and is no field of the order. */
  readonly key: OrderColumn | 'route'
  readonly reads?: Field
  readonly title?: string
}

type Field = Exclude<keyof Order, 'id'>

/** `reads` is what its cell reads besides what every list asks for. */
const reading = <F extends Field>(
  key: OrderColumn,
  reads: F,
  width: number,
  cell: (row: ListedOrder & Pick<Order, F>) => ReactNode,
): Drawn => ({ key, reads, width, cell, isHiddenAtFirst: true })
const hidden = <K extends OrderColumn & Field>(
  key: K,
  width: number,
  cell: (row: ListedOrder & Pick<Order, K>) => ReactNode,
): Drawn => reading(key, key, width, cell)

const state = (key: SideState, width: number): Drawn =>
  hidden(key, width, ({ [key]: value }) =>
    value === null ? <Nothing /> : <StateTag {...sideStates[key]} value={value} />,
  )
const fxPayment: Drawn = hidden('fxPaymentState', 130, (row) =>
  isOwed(row) ? <StateTag {...sideStates.fxPaymentState} value={row.fxPaymentState} /> : <Nothing />,
)
export const money = (
  key: 'appliedAmount' | 'unpaidAmount',
  width: number,
  more?: Partial<Drawn>,
): Drawn => ({
  key,
  width,
  align: 'right',
  figures: (rows) => rows.map((row) => formatAmount(row[key] as Amount)),
  cell: (row: ListedOrder) => (isOwed(row) ? <Money value={row[key] as Amount} /> : <Nothing />),
  ...more,
})
const figure = (key: 'lineCount' | 'packages' | 'netWeight' | 'grossWeight'): Drawn => ({
  ...hidden(key, 110, (row) => <span className="q-number">{row[key]}</span>),
  align: 'right',
})

const charge = (key: 'freight' | 'insurance' | 'otherCharges', name: ChargeName): Drawn => ({
  ...reading(key, 'charges', 120, ({ charges, currency }) =>
    charges[name] === '' ? (
      <Nothing />
    ) : (
      <Money value={charges[name] as Amount} currency={charges[`${name}Currency`] || currency} />
    ),
  ),
  align: 'right',
})

const EntryName = ({ type, value }: { type: '1004' | '1015'; value: string }) => (
  <Text>{useEntryNames(type)(value)}</Text>
)

/** Columns that are hidden until the user selects them in the column settings. */
export const further: readonly Drawn[] = [
  { ...hidden('contractNo', 112, (row) => <Code>{row.contractNo}</Code>), isSortable: true },
  hidden('currency', 70, (row) => <Text>{row.currency}</Text>),
  hidden('incoterms', 170, (row) => <EntryName type="1004" value={row.incoterms} />),
  charge('freight', 'freight'),
  charge('insurance', 'insurance'),
  charge('otherCharges', 'other'),
  money('appliedAmount', 120, { isHiddenAtFirst: true }),
  hidden('paymentMethod', 140, (row) => <EntryName type="1015" value={row.paymentMethod} />),
  fxPayment,
  state('writeOffState', 110),
  state('invoicingState', 110),
  figure('lineCount'),
  figure('packages'),
  figure('netWeight'),
  figure('grossWeight'),
  hidden('deliveryType', 120, (row) =>
    row.deliveryType === null ? <Nothing /> : <CodeText list={deliveryType} value={row.deliveryType} />,
  ),
  state('receivingState', 110),
  state('shippingState', 110),
  state('auditStatus', 100),
  state('signState', 100),
  state('priceAudit', 120),
  state('commodityState', 170),
  state('declarationState', 130),
  state('archiveState', 100),
  hidden('returnReason', 200, (row) => <Text>{row.returnReason}</Text>),
  hidden('source', 100, (row) => <CodeText list={recordSource} value={row.source} />),
  hidden('submittedAt', 150, (row) => <DateText value={row.submittedAt} hasTime />),
  { ...hidden('createdAt', 150, (row) => <DateText value={row.createdAt} hasTime />), isSortable: true },
  { ...hidden('updatedAt', 150, (row) => <DateText value={row.updatedAt} hasTime />), isSortable: true },
]

/** What a list with these columns asks for, in the words of its call. */
export const askedColumns = (shown: readonly { readonly key: string; readonly reads?: string }[]): string =>
  columnsWith(shown.flatMap(({ reads }) => reads ?? []))
