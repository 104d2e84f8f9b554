import type { TestAnswer } from '../platform/testing/test-client.ts'

type Answer = TestAnswer['body']

/** A figure of an answer, and the same by SQL; `$1` is the company. */
type Figure = readonly [of: (data: Answer) => unknown, sql: string]
type Figures = {
  readonly query?: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<string, Figure>>
}

const amountOf = (table: string, condition: string, column = 'amount') =>
  `select coalesce(sum(${column}), 0)::numeric(24, 2)::text from ${table} where company_id = $1 and ${condition}`
const countOf = (table: string, condition: string) =>
  `select count(*)::text from ${table} where company_id = $1 and ${condition}`
const qtyOf = (column: string, condition: string) =>
  `select trim_scale(coalesce(sum(${column}), 0))::text from stock_lot where company_id = $1 and ${condition}`

const open = 'amount - credited - settled > 0'
const rmb = (list: { currency: string }[]): Answer => list.find(({ currency }) => currency === 'RMB') ?? {}

const debtFigures = (of: (data: Answer) => Answer): Figures['figures'] => ({
  'what is owed in RMB': [
    (data) => rmb(of(data).currencies).total,
    amountOf('receivable_item', `${open} and currency = 'RMB'`, 'amount - credited - settled'),
  ],
  'deposits in RMB': [
    (data) => rmb(of(data).deposits).free,
    amountOf('deposit', `currency = 'RMB'`, 'amount - used - earmarked'),
  ],
  debts: [(data) => of(data).counts.all, countOf('receivable_item', open)],
  'debts overdue': [
    (data) => of(data).counts.overdue,
    countOf('receivable_item', `${open} and due_on < app.business_day()`),
  ],
})

const isPlaced = 'state not in (-1, 0, 2) and deleted_at is null'
const orderFigures = (of: (data: Answer) => Answer): Figures['figures'] => ({
  'orders of a year': [
    (data) => of(data).trend.reduce((all: number, { orders }: { orders: number }) => all + orders, 0),
    countOf('trade_order', isPlaced),
  ],
  'their amount': [
    (data) =>
      of(data)
        .trend.reduce((all: number, { amount }: { amount: string }) => all + Number(amount), 0)
        .toFixed(2),
    amountOf('trade_order', isPlaced, 'order_amount'),
  ],
  'unpaid imports': [
    (data) =>
      of(data)
        .unpaid.filter(({ modelType }: { modelType: number }) => modelType === 0)
        .reduce((all: number, { amount }: { amount: string }) => all + Number(amount), 0)
        .toFixed(2),
    amountOf(
      'trade_order',
      'model_type = 0 and state not in (-1, 0, 1, 2) and payment_state in (0, 1) and deleted_at is null',
      'order_amount - paid_amount',
    ),
  ],
})

const inTab: Readonly<Record<string, string>> = {
  all: 'true',
  toSubmit: 'state = 0 and not is_returned',
  auditFailed: 'state = 2',
}

/** Every call that answers figures instead of rows, and what is compared of it. */
export const figureTotals: Readonly<Record<string, Figures>> = {
  'GET customs/online/taxBill/summary': {
    figures: {
      open: [({ open: figure }) => figure.amount, amountOf('tax_bill', 'state = 0')],
      overdue: [
        ({ overdue }) => overdue.amount,
        amountOf('tax_bill', 'state = 0 and due_on < app.business_day()'),
      ],
      'paid this year': [
        ({ paidThisYear }) => paidThisYear.amount,
        amountOf('tax_bill', `state > 0 and paid_on >= date_trunc('year', app.business_day())`),
      ],
    },
  },
  'GET finance/online/transaction/summary': {
    query: { dateBegin: '2020-01-01' },
    figures: {
      debit: [
        ({ currencies }) => rmb(currencies).debit,
        amountOf('ledger_posting', `is_stated and currency = 'RMB'`, 'debit'),
      ],
      credit: [
        ({ currencies }) => rmb(currencies).credit,
        amountOf('ledger_posting', `is_stated and currency = 'RMB'`, 'credit'),
      ],
      'closing: debts less deposits': [
        ({ currencies }) => rmb(currencies).closing,
        `select ((select coalesce(sum(amount - credited - settled), 0) from receivable_item
            where company_id = $1 and currency = 'RMB')
          - (select coalesce(sum(amount - used), 0) from deposit where company_id = $1 and currency = 'RMB'))::numeric(24, 2)::text`,
      ],
    },
  },
  'GET finance/online/debt/summary': { figures: debtFigures((data) => data) },
  'GET system/online/home': {
    figures: { ...debtFigures(({ debts }) => debts), ...orderFigures(({ orders }) => orders) },
  },
  'GET business/online/order/overview': { figures: orderFigures((data) => data) },
  'GET business/online/order/tabCounts': {
    query: { modelType: '0' },
    figures: Object.fromEntries(
      Object.entries(inTab).map(([tab, condition]): [string, Figure] => [
        tab,
        [
          (data) => data[tab],
          countOf('trade_order', `model_type = 0 and deleted_at is null and ${condition}`),
        ],
      ]),
    ),
  },
  'GET finance/online/paymentQuery/tabCounts': {
    figures: {
      all: [({ all }) => all, countOf('payment_application', 'true')],
      rejected: [({ rejected }) => rejected, countOf('payment_application', 'state = 3')],
    },
  },
  'GET tax/online/salesInvoice/summary': {
    figures: {
      requested: [({ requested }) => requested.amount, amountOf('sales_invoice', 'state = 0')],
      'to sign': [({ toSign }) => toSign.amount, amountOf('sales_invoice', 'state = 1')],
      'issued this year': [
        ({ issuedThisYear }) => issuedThisYear.amount,
        amountOf('sales_invoice', `state in (1, 2) and issued_on >= date_trunc('year', app.business_day())`),
      ],
      'can be invoiced': [
        ({ invoiceable }) => invoiceable.amount,
        amountOf(
          'receivable_item',
          `currency = 'RMB' and settled > invoice_claimed`,
          'settled - invoice_claimed',
        ),
      ],
    },
  },
  'GET warehouse/online/stock/summary': {
    query: { kind: '0' },
    figures: {
      lots: [({ count }) => count, countOf('stock_lot', 'on_hand > 0 and is_free')],
      'on hand': [({ onHand }) => onHand, qtyOf('on_hand', 'is_free')],
      available: [
        ({ available }) => available,
        qtyOf('on_hand - reserved - blocked', 'is_free and on_hand > 0'),
      ],
    },
  },
  'GET warehouse/online/movement/summary': {
    figures: {
      'on hand': [({ onHand }) => onHand, qtyOf('on_hand', 'true')],
    },
  },
  'GET warehouse/online/statistics': {
    figures: {
      lots: [({ count }) => count, countOf('stock_lot', 'true')],
      closing: [({ closing }) => closing, qtyOf('on_hand', 'true')],
    },
  },
}
