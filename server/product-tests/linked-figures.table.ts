import { taxKinds } from '@quayside/contract/finance/finance.codes.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import { agedDays } from '@quayside/contract/warehouse/storage-cost.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

type Answer = TestAnswer['body']
type Query = Readonly<Record<string, string>>

/** A figure of a call, and the query of the list that it leads to. */
type Linked = { readonly of: (data: Answer) => unknown; readonly query: Query }
type LinkedCall = {
  readonly query?: Query
  readonly list: `GET ${string}`
  /** What of the list's answer has to be the figure. */
  readonly compared: (list: Answer) => unknown
  readonly figures: Readonly<Record<string, Linked>>
}

const total = (list: Answer): number => list.total
const rmb = (list: { currency: string }[]): Answer => list.find(({ currency }) => currency === 'RMB') ?? {}
const inRmb = (list: Answer): string => rmb(list.sums.columns.outstanding).amount ?? '0.00'
const { codes: application } = paymentApplicationState

/** Figures of the portal's screens that lead to a list, by the call that answers them; home's are in home-numbers.test.ts. */
export const linkedCalls: readonly (LinkedCall & { readonly call: `GET ${string}` })[] = [
  {
    call: 'GET finance/online/debt/summary',
    list: 'GET finance/online/debt/list',
    compared: total,
    figures: {
      all: { of: ({ counts }) => counts.all, query: {} },
      overdue: { of: ({ counts }) => counts.overdue, query: { isOverdue: '1' } },
      'due soon': { of: ({ counts }) => counts.dueSoon, query: { isDueSoon: '1' } },
      disputed: { of: ({ counts }) => counts.disputed, query: { isDisputed: '1' } },
    },
  },
  {
    call: 'GET finance/online/debt/summary',
    list: 'GET finance/online/debt/list',
    compared: inRmb,
    figures: Object.fromEntries(
      ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'].map((bucket): [string, Linked] => [
        bucket,
        { of: ({ currencies }) => rmb(currencies)[bucket], query: { currency: 'RMB', bucket } },
      ]),
    ),
  },
  {
    call: 'GET business/online/order/tabCounts',
    query: { modelType: '0' },
    list: 'GET business/online/order/list',
    compared: total,
    figures: {
      all: { of: ({ all }) => all, query: { modelType: '0' } },
      ...Object.fromEntries(
        ['toSubmit', 'pendingPayment', 'pendingReceipt', 'auditFailed', 'returned'].map(
          (tab): [string, Linked] => [tab, { of: (data) => data[tab], query: { modelType: '0', tab } }],
        ),
      ),
      'to be attended to': {
        of: ({ hasReminder }) => hasReminder,
        query: { modelType: '0', hasReminder: '1' },
      },
      late: { of: ({ isLate }) => isLate, query: { modelType: '0', isLate: '1' } },
    },
  },
  {
    call: 'GET finance/online/paymentQuery/tabCounts',
    list: 'GET finance/online/paymentQuery/list',
    compared: total,
    figures: {
      all: { of: ({ all }) => all, query: {} },
      ...Object.fromEntries(
        paymentApplicationState.keys.map((state): [string, Linked] => [
          state,
          { of: (data) => data[state], query: { state: String(application[state]) } },
        ]),
      ),
      'wait for me': {
        of: ({ waitsForMe }) => waitsForMe,
        query: { state: String(application.toRelease), isMine: '0' },
      },
    },
  },
  {
    call: 'GET warehouse/online/stock/summary',
    query: { kind: '0' },
    list: 'GET warehouse/online/stock/list',
    compared: total,
    figures: {
      all: { of: ({ count }) => count, query: { kind: '0' } },
      'free time ends': { of: ({ freeEnding }) => freeEnding, query: { kind: '0', isFreeEnding: '1' } },
      charged: { of: ({ charged }) => charged, query: { kind: '0', isCharged: '1' } },
      aged: { of: ({ aged }) => aged, query: { kind: '0', daysBegin: String(agedDays) } },
      'with blocked goods': { of: ({ withBlocked }) => withBlocked, query: { kind: '0', isBlocked: '1' } },
      'nothing available': {
        of: ({ withoutAvailable }) => withoutAvailable,
        query: { kind: '0', isAvailable: '0' },
      },
    },
  },
  {
    call: 'GET warehouse/online/statistics',
    list: 'GET warehouse/online/movement/summary',
    compared: ({ data }) => data.onHand,
    figures: {
      in: { of: (data) => data.in, query: { change: 'in' } },
      closing: { of: ({ closing }) => closing, query: { change: 'any' } },
    },
  },
]

/** The list behind a linked figure of a report, and what of it has to be the figure. */
type Behind = { readonly list: `GET ${string}`; readonly compared: (list: Answer) => unknown }
const ofSums =
  (column: string) =>
  (list: Answer): string =>
    list.sums.columns[column][0]?.amount ?? '0.00'
const movements = { list: 'GET warehouse/online/movement/summary' } as const

/** Every figure of a report that leads to a list. One that leads to a single record or its page opens what it is of. */
export const reportFigures: Readonly<Record<string, Behind>> = {
  'declarationSummary.lines': { list: 'GET report/online/list', compared: ({ total: rows }) => rows },
  'stockMovements.came': { ...movements, compared: ({ data }) => data.onHand },
  'stockMovements.left': { ...movements, compared: ({ data }) => String(-Number(data.onHand)) },
  'stockMovements.movements': { ...movements, compared: ({ data }) => data.count },
  'stockAgeing.onHand': { ...movements, compared: ({ data }) => data.onHand },
  'rpt097.applied': { list: 'GET finance/online/paymentQuery/list', compared: ofSums('amount') },
  'rpt097.fees': { list: 'GET finance/online/cost/list', compared: ofSums('amount') },
  'rpt097.outstanding': { list: 'GET finance/online/debt/list', compared: ofSums('outstanding') },
}

/** The call behind a record's page, and what of it has to be the figure. */
type OfRecord = { readonly call: `GET ${string}`; readonly of: (record: Answer) => unknown }
const money = (of: OfRecord['of']): OfRecord => ({ call: 'GET finance/online/orderMoney/{id}', of })
type Item = { kind: string; currency: string; amount: string }
const added = (items: readonly Item[], kinds: readonly string[]): string =>
  items
    .filter(({ kind, currency }) => currency === 'RMB' && kinds.includes(kind))
    .reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0)
    .toString()
const inCents = (value: string): string => String(Math.round(Number(value) * 100))

/** Every figure of a report that leads to a record: the record has the same one, in cents. */
export const recordFigures: Readonly<Record<string, OfRecord>> = {
  'rpt097.paid': money(({ paidAmount }) => inCents(paidAmount)),
  'rpt097.received': money(({ paidAmount }) => inCents(paidAmount)),
  'rpt097.advanced': money(({ items }) => added(items, ['supplierPayment'])),
  'rpt097.taxes': money(({ items }) => added(items, taxKinds)),
  'rpt097.writtenOff': money(({ sums }) => inCents(rmb(sums).settled ?? '0')),
  'customsPayments.amount': { call: 'GET customs/online/taxBill/{id}', of: ({ amount }) => inCents(amount) },
}
