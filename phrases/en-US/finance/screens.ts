import type { Wording } from '../../wording.ts'
import type { financeScreens as source } from '../../zh-CN/finance/screens.ts'
import { fees } from './fees.ts'
import { orderMoney } from './order-money.ts'
import { statements } from './statement.ts'
import { transfers } from './transfers.ts'

/** The customers' screens of the financial centre, and the money tab of an order. */
export const financeScreens: Wording<typeof source> = {
  inFavour: 'in your favor',
  export: 'Export',
  orders: '{count, plural, one {# order} other {# orders}}',
  ...statements,
  debts: {
    title: 'Debts',
    empty: 'Nothing is owed: everything is settled',
    toStatement: 'Open the statement',
    all: 'All',
    overdue: 'Past due',
    dueSoon: 'Due within 30 days',
    disputed: 'Disputed',
    sections: 'Kinds of debts',
    keyword: 'Order, document or basis',
    kind: 'Item',
    currency: 'Currency',
    total: 'Total owed, estimated in RMB',
    overdueTotal: 'of it past due, {count, plural, one {# item} other {# items}}',
    deposits: 'Your money with us, not used yet',
    earmarked: 'another {amount} is kept for payment applications',
    ageing: 'Aging by currency',
    sum: 'Total',
    inRmb: 'In RMB (estimate)',
    asOf: 'As of {time}',
    rates: 'In RMB at Bank of China’s selling rate of {day}: {rates}',
    unrated: 'No rate for {currencies}: not in the estimate',
    term: 'Term',
    late: '{days, plural, one {# day} other {# days}} late',
    left: '{days, plural, one {# day} other {# days}} left',
    today: 'due today',
    dispute: 'Dispute open',
    announce: 'Announce transfer of {sum}',
  },
  transfers,
  fees,
  records: {
    title: 'Payments',
    empty: 'No money has come in or gone out yet',
    toDebts: 'Open debts and announce a transfer',
    keyword: 'Document, order, name or bank reference',
    direction: 'In or out',
    in: 'In',
    out: 'Out',
    event: 'Kind',
    currency: 'Currency',
    period: 'Date',
    uses: 'Used for',
    usedFor: '{count, plural, one {# item} other {# items}}',
    unused: 'Not used, kept as deposit',
    reversed: 'Reversed',
    notUsed: 'Not used yet',
    detail: 'Use of {number}',
  },
  orderMoney,
}
