type Asked = {
  readonly query: Readonly<Record<string, string>>
  /** The rows of the list with that query that count, as SQL of another hand: `currency`, and `amount` of each column. */
  readonly sql: Readonly<Record<string, string>>
}

const order = (condition: string): Asked['sql'] => ({
  orderAmount: `select currency, order_amount as amount from trade_order where ${condition} and state <> -1
    and deleted_at is null and currency <> ''`,
  unpaidAmount: `select currency, order_amount - paid_amount as amount from trade_order where ${condition}
    and state not in (-1, 0, 2) and deleted_at is null and currency <> ''
    union all select distinct currency, 0 from trade_order where ${condition} and currency <> ''`,
})
const lots = (condition: string): Record<string, string> => ({
  onHand: `select '' as currency, on_hand - bound as amount from stock_lot where ${condition} and on_hand > 0`,
  reserved: `select '' as currency, reserved - bound as amount from stock_lot where ${condition} and on_hand > 0`,
  available: `select '' as currency, on_hand - reserved - blocked as amount from stock_lot where ${condition} and on_hand > 0`,
})
const inRmb = (column: string, table: string, condition: string): string =>
  `select 'RMB' as currency, ${column} as amount from ${table} where ${condition}`

/**
 * Every total of every list at the portal, and with `office` before it in the back office, each asked for as a screen asks.
 * `$1` is the company.
 */
export const listTotals: Readonly<Record<string, readonly Asked[]>> = {
  'GET business/online/order/list': [
    // Out of the tally, and by the rows.
    { query: { modelType: '0' }, sql: order('company_id = $1 and model_type = 0') },
    { query: { modelType: '0', state: '4' }, sql: order('company_id = $1 and model_type = 0 and state = 4') },
    {
      query: { modelType: '0', orderAmountBegin: '1' },
      sql: order('company_id = $1 and model_type = 0 and order_amount >= 1'),
    },
  ],
  'GET finance/online/transaction/list': [
    {
      query: { currency: 'RMB', dateBegin: '2020-01-01' },
      sql: {
        debit: `select 'RMB' as currency, debit as amount from ledger_posting
          where company_id = $1 and is_stated and currency = 'RMB'`,
        credit: `select 'RMB' as currency, credit as amount from ledger_posting
          where company_id = $1 and is_stated and currency = 'RMB'`,
      },
    },
    {
      query: { currency: 'RMB', dateBegin: '2020-01-01', event: 'feeCharged' },
      sql: {
        debit: `select 'RMB' as currency, p.debit as amount from ledger_posting p join ledger_entry e on e.id = p.entry_id
          where p.company_id = $1 and p.is_stated and p.currency = 'RMB' and e.event = 'feeCharged'`,
        credit: `select 'RMB' as currency, p.credit as amount from ledger_posting p join ledger_entry e on e.id = p.entry_id
          where p.company_id = $1 and p.is_stated and p.currency = 'RMB' and e.event = 'feeCharged'`,
      },
    },
  ],
  'GET finance/online/debt/list': [
    {
      query: {},
      sql: {
        outstanding: `select currency, amount - credited - settled as amount from receivable_item
          where company_id = $1 and amount - credited - settled > 0`,
      },
    },
  ],
  'GET finance/online/cost/list': [
    {
      query: {},
      sql: {
        amount: 'select currency, amount from fee where company_id = $1 and state = 1',
        outstanding: `select f.currency, i.outstanding as amount from fee f join receivable_item i on i.entry_id = f.entry_id
          where f.company_id = $1 and f.state = 1`,
      },
    },
  ],
  'GET finance/online/paymentQuery/list': [
    {
      query: {},
      sql: {
        amount:
          'select currency, amount from payment_application where company_id = $1 and state in (0, 1, 2, 4)',
        rmbAmount: inRmb('rmb_amount', 'payment_application', 'company_id = $1 and state in (0, 1, 2, 4)'),
      },
    },
  ],
  'GET customs/online/taxBill/list': [
    { query: {}, sql: { amount: inRmb('amount', 'tax_bill', 'company_id = $1 and state >= 0') } },
    {
      query: { isOverdue: '1' },
      sql: {
        amount: inRmb('amount', 'tax_bill', 'company_id = $1 and state = 0 and due_on < app.business_day()'),
      },
    },
  ],
  'GET tax/online/salesInvoice/list': [
    {
      query: {},
      sql: {
        amount: inRmb('amount', 'sales_invoice', 'company_id = $1 and state < 3'),
        tax: inRmb('tax', 'sales_invoice', 'company_id = $1 and state < 3'),
      },
    },
  ],
  'GET tax/online/inputInvoice/list': [
    {
      query: {},
      sql: {
        amount: inRmb('net + tax', 'input_invoice', 'company_id = $1'),
        tax: inRmb('tax', 'input_invoice', 'company_id = $1'),
      },
    },
  ],
  'GET warehouse/online/stock/list': [
    // Out of the tally, and by the rows.
    { query: { kind: '0' }, sql: lots('company_id = $1 and is_free') },
    {
      query: { kind: '0', model: 'STM32' },
      sql: lots(`company_id = $1 and is_free and model ilike '%STM32%'`),
    },
  ],
  'office GET warehouse/online/stock/list': [
    {
      query: {},
      sql: {
        ...lots('true'),
        blocked: `select '' as currency, blocked as amount from stock_lot where on_hand > 0`,
      },
    },
  ],
}
