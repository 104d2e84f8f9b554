import { type Amount, compare, minus, plus, sum, zero } from '@quayside/contract/kernel/money.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockOrderRows } from '../finance/order-money.ts'
import { matchedOrders } from './input-matches.ts'

type Red = { readonly redOf: string; readonly sellerTaxNo: string; readonly amount: Amount }

const findOriginal = (tx: Tx, companyId: string, { redOf, sellerTaxNo }: Omit<Red, 'amount'>) =>
  tx
    .selectFrom('input_invoice')
    .select(['id', 'amount'])
    .where('company_id', '=', companyId)
    .where('invoice_no', '=', redOf)
    .where('seller_tax_no', '=', sellerTaxNo)
    .where('red_of', '=', '')
    .where('deleted_at', 'is', null)
    // Two red-letter invoices at once would each see the whole amount.
    .forUpdate()
    .executeTakeFirst()

/** An invoice to be corrected and the one that it takes back, in the order of their ids. */
export const lockWithOriginal = (
  tx: Tx,
  companyId: string,
  { redOf, sellerTaxNo }: Omit<Red, 'amount'>,
  ownId: string,
) =>
  tx
    .selectFrom('input_invoice')
    .select('id')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(
      raw<boolean>`(id = ${ownId} or (${redOf} <> '' and invoice_no = ${redOf} and seller_tax_no = ${sellerTaxNo} and red_of = ''))`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** A red-letter invoice takes back an invoice of the same seller, and all of them together no more than it has. */
export async function requireOriginal(
  tx: Tx,
  companyId: string,
  { redOf, sellerTaxNo, amount }: Red,
  ownId: string | null,
): Promise<void> {
  if (redOf === '') return
  const original = await findOriginal(tx, companyId, { redOf, sellerTaxNo })
  if (!original) {
    refuseIfAny([at('redOf', 'inputInvoice.redUnknown')])
    return
  }
  const others = await tx
    .selectFrom('input_invoice')
    .select('amount')
    .where('company_id', '=', companyId)
    .where('red_of', '=', redOf)
    .where('seller_tax_no', '=', sellerTaxNo)
    .where('deleted_at', 'is', null)
    .where('id', '<>', ownId ?? '0')
    .execute()
  const left = plus(original.amount as Amount, sum(others.map((each) => each.amount as Amount)))
  if (compare(plus(left, amount), zero) < 0) refuseIfAny([at('amount', 'inputInvoice.redExceeds', { left })])
}

type Line = { id: string; name: string; specification: string; qty: string }
type Match = {
  id: string
  line_id: string
  order_id: string
  order_line_id: string
  qty: string
  amount: string
}

/** Frees what the original had matched of the goods that a confirmed red-letter invoice takes back, the last first. */
export async function freeTakenBack(
  tx: Tx,
  companyId: string,
  red: { readonly id: string; readonly red_of: string; readonly seller_tax_no: string },
): Promise<void> {
  const named = { redOf: red.red_of, sellerTaxNo: red.seller_tax_no }
  const original = await findOriginal(tx, companyId, named)
  if (!original) return
  await lockOrderRows(tx, companyId, await matchedOrders(tx, companyId, [original.id]))
  const linesOf = (invoiceId: string): Promise<Line[]> =>
    tx
      .selectFrom('input_invoice_line')
      .select(['id', 'name', 'specification', 'qty'])
      .where('company_id', '=', companyId)
      .where('invoice_id', '=', invoiceId)
      .where('qty', '<>', '0')
      .orderBy('position')
      .execute()
  const [taken, lines] = [await linesOf(red.id), await linesOf(original.id)]
  const matches: Match[] = await tx
    .selectFrom('input_invoice_match')
    .select(['id', 'line_id', 'order_id', 'order_line_id', 'qty', 'amount'])
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', original.id)
    .orderBy('id', 'desc')
    .execute()
  for (const { name, specification, qty } of taken) {
    let open = new Big(qty).abs()
    const own = new Set(
      lines.filter((line) => line.name === name && line.specification === specification).map(({ id }) => id),
    )
    for (const match of matches.filter((each) => own.has(each.line_id))) {
      const part = open.lt(match.qty) ? open : new Big(match.qty)
      if (part.lte(0)) break
      open = open.minus(part)
      await shortenMatch(tx, companyId, original.id, match, part)
    }
  }
}

/** Matches are replaced, not changed: the database counts them as they come and go. */
async function shortenMatch(tx: Tx, companyId: string, invoiceId: string, match: Match, part: Big) {
  await tx
    .deleteFrom('input_invoice_match')
    .where('company_id', '=', companyId)
    .where('id', '=', match.id)
    .execute()
  const left = new Big(match.qty).minus(part)
  if (left.lte(0)) return
  const freed = new Big(match.amount).times(part).div(match.qty).toFixed(2) as Amount
  await tx
    .insertInto('input_invoice_match')
    .values({
      company_id: companyId,
      invoice_id: invoiceId,
      line_id: match.line_id,
      order_id: match.order_id,
      order_line_id: match.order_line_id,
      qty: left.toFixed(),
      amount: minus(match.amount as Amount, freed),
      created_at: raw<string>`now()`,
    })
    .execute()
}
