import type { Wording } from '../../wording.ts'
import type { financeScreens as source } from '../../zh-CN/finance/screens.ts'
import { common } from '../kernel/shared.ts'
import { fees } from './fees.ts'
import { orderMoney } from './order-money.ts'
import { statements } from './statement.ts'
import { transfers } from './transfers.ts'

/** The customers' screens of the financial centre, and the money tab of an order. */
export const financeScreens: Wording<typeof source> = {
  inFavour: 'in your favor',
  ...common('export'),
  orders: '{count, plural, one {# order} other {# orders}}',
  ...statements,
  debts: {
    title: 'Debts',
    empty: 'Nothing is owed: everything is settled',
    toStatement: 'Open the statement',
    ...common('all', 'currency', 'sum', 'calendar'),
    overdue: 'Past due',
    dueSoon: 'Due within 30 days',
    disputed: 'Disputed',
    sections: 'Kinds of debts',
    keyword: 'Order, document or basis',
    kind: 'Item',
    total: 'Total owed, estimated in RMB',
    overdueTotal: 'of it past due, {count, plural, one {# item} other {# items}}',
    deposits: 'Your money with us, not used yet',
    earmarked: 'another {amount} is kept for payment applications',
    ageing: 'Aging by currency',
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
    dueOn: 'Due on',
    shownAs: 'Shown as',
    list: 'List',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    thisMonth: 'Today',
    dueInMonth: '{count, plural, one {# item} other {# items}} due this month',
    items: '{count, plural, one {# item} other {# items}}',
    lateItems: '{count, number} overdue',
    chosenDays: '{count, plural, one {# day} other {# days}} chosen',
    chosenSpan: '{first} to {last}, {count, plural, one {# item} other {# items}}',
    clearDays: 'Clear',
    moreDays: '{count, plural, one {# more day} other {# more days}}',
    useDeposit: 'Use the deposit of {sum} first',
    depositCovers:
      'The deposit is enough and nothing has to be remitted; the provider settles from it when due.',
    afterAnnounce:
      'Next you enter bank and day; money that arrives settles what was due first. Each currency is announced by itself.',
    chooseHint: 'Choose days to select what is due on them, and announce one transfer for all of it.',
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
    ...common('event', 'currency', 'uses', 'reversed'),
    period: 'Date',
    usedFor: '{count, plural, one {# item} other {# items}}',
    unused: 'Not used, kept as deposit',
    notUsed: 'Not used yet',
    detail: 'Use of {number}',
  },
  orderMoney,
}
