import { isPayerKnown } from '@quayside/contract/finance/match-candidates.ts'
import { bankLineState, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { BankConfirm, BankConfirmed } from '@quayside/contract/office/bank.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRows } from '../../platform/database/lock-order.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type BankLineRow, toLine } from './bank-lines.ts'
import { earmark } from './earmarks.ts'
import { readMatchFacts } from './match-facts.ts'
import { ordersOfItems } from './order-money.ts'
import { saveVoucher } from './save-voucher.ts'
import { personOf } from './settings.ts'
import { stepVoucher } from './step-voucher.ts'
import { depositOfVoucher, freeVoucher, lockReceipt, writeOffVoucher } from './use-voucher.ts'

export const lockLine = (tx: Tx, id: string): Promise<BankLineRow | undefined> =>
  tx.selectFrom('bank_line').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

async function lockOpen(tx: Tx, id: string): Promise<BankLineRow> {
  const line = getOrRefuse(await lockLine(tx, id))
  if (line.state !== bankLineState.codes.open) throw refuse('bankLine.decided')
  return line
}

const decide = (
  tx: Tx,
  acting: Acting,
  id: string,
  decision: { state: 'open' | 'booked' | 'setAside'; voucherId: string | null },
) =>
  tx
    .updateTable('bank_line')
    .set({
      state: bankLineState.codes[decision.state],
      voucher_id: decision.voucherId,
      decided_by: personOf(acting),
    })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Books a line as the company's receipt and uses it as decided; the lock and the state keep it from being booked twice. */
export async function bookLine(
  tx: Tx,
  acting: Acting,
  id: string,
  decision: BankConfirm,
): Promise<BankConfirmed> {
  const line = await lockOpen(tx, id)
  const { companyId, transferId, applicationId, parts, confirmed } = decision
  const orderId = await exportNamedIn(tx, companyId, line)
  // The proceeds of an export come from the company's own customer.
  if (orderId === undefined && !confirmed.includes('finance.otherPayer'))
    await requireKnownPayer(tx, companyId, line)
  // The voucher's day comes after what the money settles or is kept for.
  const settledOrderIds = await ordersOfItems(
    tx,
    companyId,
    parts.map(({ itemId }) => itemId),
  )
  await lockRows(tx, companyId, {
    trade_order: [orderId ?? null, ...settledOrderIds],
    payment_application: [applicationId],
  })
  const voucher = await saveVoucher(tx, acting, {
    kind: orderId === undefined ? 'received' : 'fxReceived',
    ...(orderId !== undefined && { orderId }),
    companyId,
    currency: line.currency as 'RMB',
    amount: line.amount as Amount,
    occurredOn: line.occurred_on,
    taxKind: '',
    basis: line.remark.slice(0, 200),
    rateSource: '',
    counterparty: line.payer_name,
    counterpartyAccount: line.payer_account,
    bank: await bankOf(tx, line),
    bankReference: line.bank_reference,
    note: '',
    confirmed,
    ...(transferId !== null && { announcedTransferId: transferId }),
    ...(applicationId !== null && { applicationId }),
  })
  if (parts.length > 0) await writeOffVoucher(tx, acting, voucher.id, { parts })
  if (applicationId !== null) await earmark(tx, acting, voucher.id, { applicationId })
  await decide(tx, acting, id, { state: 'booked', voucherId: voucher.id })
  const { free } = await depositOfVoucher(tx, voucher.id)
  return { voucherId: voucher.id, voucherNo: voucher.number, left: free }
}

const bankOf = async (tx: Tx, line: BankLineRow): Promise<string> => {
  const statement = tx.selectFrom('bank_statement').select('bank').where('id', '=', line.statement_id)
  return (await statement.executeTakeFirstOrThrow()).bank
}

/** Money of a payer whom neither name, account nor a number in the remark connects with the company is asked about. */
async function requireKnownPayer(tx: Tx, companyId: string, row: BankLineRow): Promise<void> {
  const line = toLine(row)
  const facts = await readMatchFacts(readWithin(tx), [line], [companyId])
  const company = facts.companies.find(({ id }) => id === companyId)
  if (!company || isPayerKnown(line, company, facts)) return
  const params = { payer: line.payerName, customer: company.name }
  throw new Refusal([at('confirmed', 'finance.otherPayer', params)])
}

/**
 * Foreign exchange whose remark names one export order of the company in its currency is that order's proceeds; other
 * money, foreign or not, is the company's own.
 */
async function exportNamedIn(tx: Tx, companyId: string, line: BankLineRow): Promise<string | undefined> {
  if (line.currency === currencies.codes.RMB) return undefined
  const orders = await tx
    .selectFrom('trade_order')
    .select('id')
    .where('company_id', '=', companyId)
    .where('model_type', '=', orderKind.codes.export)
    .where('currency', '=', line.currency)
    .where('submitted_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`strpos(upper(${line.remark}::text), upper(order_no)) > 0`)
    .limit(2)
    .execute()
  return orders.length === 1 ? orders[0]?.id : undefined
}

export async function setLineAside(tx: Tx, acting: Acting, id: string) {
  await lockOpen(tx, id)
  return decide(tx, acting, id, { state: 'setAside', voucherId: null })
}

/** Takes a decision back. A booked receipt is freed of its uses and reversed by its counter-entry. */
export async function reopenLine(tx: Tx, acting: Acting, id: string, reason: string) {
  const line = getOrRefuse(await lockLine(tx, id))
  if (line.state === bankLineState.codes.open) throw refuse('bankLine.decided')
  if (line.voucher_id !== null) {
    const { state, company_id: companyId } = await tx
      .selectFrom('cash_voucher')
      .select(['state', 'company_id'])
      .where('id', '=', line.voucher_id)
      .executeTakeFirstOrThrow()
    // Taken back already at the receipt's own page.
    if (state === voucherState.codes.posted) {
      await lockReceipt(tx, companyId, line.voucher_id)
      await freeVoucher(tx, acting, line.voucher_id, reason)
      await stepVoucher(tx, acting, { id: line.voucher_id, name: 'reverse', given: { reason } })
    }
  }
  return decide(tx, acting, id, { state: 'open', voucherId: null })
}
