import { beforeAll, describe, expect, it } from 'vitest'
import { readContract } from '../modules/orders/contract-queries.ts'
import { insertSignature } from '../modules/orders/insert-signature.ts'
import { asProvider, givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../modules/payments/payments.testing.ts'
import { givenProduct } from '../modules/products/products.testing.ts'
import { refreshLandedCosts } from '../modules/reports/keep-landed-costs.ts'
import { readWithin } from '../platform/records/read-within.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { questionNames, reconcile } from './reconcile.ts'

const app = await testApp()
const owner = await app.owner()
beforeAll(async () => {
  const member = await app.given.member()
  const { id } = await givenSubmitted(app, member, {}, ['auditPass'])
  await asProvider(app, async (tx) => {
    const signer = {
      actor: 'customer',
      id: member.memberId,
      name: 'Wang Wei',
      companyId: member.companyId,
      at: new Date(),
    } as const
    await insertSignature(tx, signer, await readContract(readWithin(tx), member.companyId, id))
  })
  const saved = await app.client('POST business/online/order/save', {
    token: member.token,
    body: { modelType: 0 },
    headers: { 'idempotency-key': 'kept' },
  })
  expect(saved.body.code).toBe(200)
  await givenProduct(app, member)
  await bookSomething(member)
  await refreshLandedCosts(app.platform, {})
})

/** A payment with a fee that is settled in part, and money kept for another application. */
async function bookSomething(member: GivenMember): Promise<void> {
  const desk = await app.given.staff({ roles: ['finance'] })
  const post = async (path: string, body: object = {}) => {
    const answer = await officeStep(app, desk, path, body)
    expect(answer.text).toContain('"code":200')
    return answer.body.data
  }
  const paid = await givenApplication(app, member)
  await post(`paymentApplication/${paid.id}/arrange`)
  await post(`paymentApplication/${paid.id}/pay`, { bankCharge: '25.00' })
  await post('cost/chargeMany', { fees: [{ orderId: paid.orderId, kind: 'storage', unitPrice: '12' }] })
  const received = (amount: string) =>
    post('cashVoucher/save', { kind: 'received', companyId: member.companyId, amount })
  await post(`cashVoucher/${(await received('1000.00')).id}/writeOff`)
  const { id: applicationId } = await givenApplication(app, member)
  await post(`cashVoucher/${(await received('500.00')).id}/earmark`, { applicationId })
}

/** One damage for each question, done where no trigger sees it and undone afterwards. */
const damages: Readonly<Record<string, string>> = {
  'an order’s sums and its lines': 'delete from order_line',
  'a line’s total and its quantity × price': 'update order_line set price = price + 1',
  'the places of an order’s lines': `insert into order_line overriding system value
    select (jsonb_populate_record(l, '{"id": -1, "key": "other"}')).* from order_line l limit 1`,
  'goods that came or left and their lines': 'update order_line set received_qty = 1',
  'goods that came short and their differences': 'update order_line set short_qty = short_qty + 1',
  'goods that left and their deliveries': 'update order_line set received_qty = qty, shipped_qty = qty',
  'landed costs of an order’s lines and of the order': 'update landed_cost_line set freight = freight + 1',
  'landed costs of an order and the fees and payments that were booked':
    "update receivable_item set amount = amount + 1 where kind = 'fee'",
  'landed costs of an order and customs’ tax bills': `update landed_cost set parts = parts ||
    '[{"kind": "duty", "amount": "0", "actual": "1"}]'`,
  'orders that are bought and their landed costs': 'delete from landed_cost',
  'an order’s state and its last event': 'update trade_order set state = 4',
  'an event and the one before it': "delete from event where transition = 'submit'",
  'submissions and removals, and their events': 'update trade_order set deleted_at = now()',
  'the counts of orders and the orders': 'update order_tally set orders = orders + 1',
  'the report’s sums and the orders with their books': 'update order_report_sum set fees = fees + 1',
  'the sums of orders and the orders': 'update order_sum set signed = signed + 1',
  'the counts of products and the products': 'delete from product_tally',
  'a signature and what its order says': 'update trade_order set order_amount = order_amount + 1',
  'signatures and their events': "delete from event where transition = 'signContract'",
  'the provider’s steps and the notices of them': "delete from notice where phrase = 'order.auditPass'",
  'a read notice and when it was read': 'update notice set is_read = true',
  'an answer kept under a key and the order it speaks of': 'update idempotency set answer = null',
  'events and the feed of them': 'delete from feed_pending; delete from feed',
  'the positions of the feed': 'insert into feed (position, event_id) values (1000000, -1)',
  'debits and credits of each entry and currency':
    'update ledger_posting set debit = debit + 1 where debit > 0',
  'currencies of the books and the ones that are traded': `alter table deposit drop constraint deposit_booked_currency;
    update deposit set currency = 'CHF'`,
  'amounts of the books and what can be paid in their currencies':
    "update fee set currency = 'JPY', amount = 12.5",
  'debts that vouchers lowered and the vouchers that may': `alter table cash_voucher drop constraint cash_voucher_item;
    update cash_voucher set item_id = 1, kind = 'received'`,
  'outstanding items and the balance of receivable': 'update receivable_item set amount = amount + 1',
  'unused deposits and the balance of deposit': 'update deposit set amount = amount + 1',
  'the statement’s closing balance and receivable less deposit': 'update ledger_sum set debit = debit + 1',
  'the statement’s sums by day and its movements': 'update ledger_sum set debits = debits + 1',
  'the statement’s sums by month and by day': 'update ledger_month set moved = moved + 1',
  'movements of the statement and their entries':
    'update ledger_posting set occurred_on = occurred_on + 1 where is_stated',
  'an item’s settled amount and its write-offs': 'update deposit_use set amount = amount + 1',
  'a deposit’s used amount and its uses': 'delete from deposit_use',
  'a deposit’s earmarked amount and its earmarks': 'update earmark set ended_at = now()',
  'fees that are charged and their items': 'update fee set amount = amount + 1',
  'an order’s applied amount and its live applications': 'update trade_order set applied_amount = 0',
  'an application’s amount and its orders': 'update payment_application_line set amount = amount + 1',
  'paid applications and what was booked for them':
    'update payment_application set rmb_amount = rmb_amount + 1',
  'tax bills and the vouchers that pay them': `insert into tax_bill (company_id, declaration_id, order_id, number, kind, state,
      amount, issued_on, due_on, paid_on, voucher_id)
    select company_id, 1, 1, '530420261041234567-L01', 'vat', 2, amount + 1, occurred_on, occurred_on, occurred_on, id
    from cash_voucher limit 1`,
  'an order’s money states and what was applied for, paid and settled':
    'update trade_order set write_off_state = 2',
  'what debts are invoiced for and the lines of invoices':
    'update receivable_item set invoice_claimed = 1 where settled >= 1',
  'an invoice’s sums and its lines': `insert into sales_invoice (company_id, kind, title_id, amount, net, tax, line_count)
    values (1, 'general', 1, 106, 100, 6, 1)`,
  'an input invoice’s sums and its lines': `insert into input_invoice (company_id, invoice_no, seller_name, seller_tax_no,
      issued_on, net, tax, amount, line_count)
    values (1, '12345678', 'Northgate', '91440300MA5QUAY204', '2026-01-05', 100, 13, 113, 1)`,
  'matched quantities of orders and the matches': 'update order_line set matched_qty = qty',
  'matched quantities of invoices and the matches': `insert into input_invoice_line (company_id, invoice_id, key, position,
      name, qty, price, amount, rate, tax, matched_qty)
    values (1, 1, 'a', 1, 'Capacitor', 1, 100, 100, 13, 13, 1)`,
  'the shares of wholly matched lines and their amounts': `with line as (
      insert into input_invoice_line (company_id, invoice_id, key, position, name, qty, price, amount, rate, tax, matched_qty)
      values (1, 1, 'a', 1, 'Capacitor', 1, 100, 100, 13, 13, 1) returning id
    )
    insert into input_invoice_match (company_id, invoice_id, line_id, order_id, order_line_id, qty, amount)
    select 1, 1, id, 1, 1, 1, 112.99 from line`,
  'an order’s invoicing state and what is invoiced': 'update trade_order set invoicing_state = 2',
  'a signature’s hash and its document':
    'update order_contract set document = document || \'{"supplierName": "X"}\'',
}

describe('reconciliation', () => {
  it('finds nothing where nothing is wrong', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it.each(questionNames)('notices when these part: %s', async (name) => {
    await owner.query('begin; set local session_replication_role = replica')
    try {
      await owner.query(damages[name] ?? '')
      const found = await reconcile({
        read: async (statements) => {
          const answers = []
          for (const { sql, parameters } of statements)
            answers.push((await owner.query(sql, [...parameters])).rows)
          return answers
        },
      })
      expect(found.filter((each) => each.startsWith(`${name}: `))).toHaveLength(1)
    } finally {
      await owner.query('rollback')
    }
  })
})
