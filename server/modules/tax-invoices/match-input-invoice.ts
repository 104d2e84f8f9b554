import { type Amount, plus } from '@quayside/contract/kernel/money.ts'
import type { MatchInput } from '@quayside/contract/office/input-invoice.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkMatches, discountedAmounts } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import { isOpenInputInvoice } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import { sharesOf } from '@quayside/contract/tax-invoices/match-lines.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockOrderRows } from '../finance/order-money.ts'
import { findInputLines } from './input-invoices.ts'
import { dropMatches, matchedOrders } from './input-matches.ts'

type InputInvoiceRow = Selectable<DB['input_invoice']>

/** Goods are invoiced once they are declared: from then on the lines of an order do not change any more. */
export const matchableStates = (['declared', 'cleared', 'arrived', 'signed', 'completed'] as const).map(
  (state) => orderState.codes[state],
)

/** With the invoice that it takes back, if it is a red-letter one; the orders of their goods come after both. */
export async function lockInputInvoice(tx: Tx, id: string): Promise<InputInvoiceRow | undefined> {
  const { rows } = await raw<InputInvoiceRow>`
    select v.* from input_invoice v
    where v.deleted_at is null and (v.id = ${id} or exists (select 1 from input_invoice red
      where red.id = ${id} and red.company_id = v.company_id and red.red_of <> '' and red.red_of = v.invoice_no
        and red.seller_tax_no = v.seller_tax_no and v.red_of = ''))
    order by v.id for update of v`.execute(tx)
  return rows.find((row) => row.id === id)
}

/** Lines of orders as they are without this invoice's own matches, which are replaced. */
const findOrdered = (companyId: string, invoiceId: string, ids: readonly string[]) => raw<{
  id: string
  order_id: string
  left: string
  model_type: number
  state: number
}>`
  select l.id, l.order_id, o.model_type, o.state,
    trim_scale(coalesce(l.qty, 0) - l.matched_qty + coalesce((select sum(x.qty) from input_invoice_match x
      where x.company_id = l.company_id and x.invoice_id = ${invoiceId}::bigint and x.order_line_id = l.id), 0))::text as left
  from order_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = ${companyId}::bigint and l.id = any(${[...ids]}::bigint[]) and o.deleted_at is null
  order by l.id`

/** The amount of each line by its id, with tax and less its discounts. */
function amountsWithTax(
  lines: readonly {
    readonly id: string
    readonly qty: string
    readonly price: string
    readonly amount: string
    readonly tax: string
  }[],
): Map<string, Amount> {
  const withTax = lines.map(({ id, qty, price, amount, tax }) => ({
    id,
    qty,
    price,
    amount: plus(amount as Amount, tax as Amount),
  }))
  return new Map([...discountedAmounts(withTax)].map(([{ id }, amount]) => [id, amount]))
}

/**
 * Which quantities of which lines of exports an invoice is for; replaces what was matched. The invoice is locked first,
 * then the orders of both; the quantities of both sides are counted by the database, which refuses more than there is.
 */
export async function matchInputInvoice(
  tx: Tx,
  acting: Acting,
  { id, matches, note }: { id: string } & MatchInput,
): Promise<void> {
  const invoice = getOrRefuse(await lockInputInvoice(tx, id))
  if (!isOpenInputInvoice(invoice.state)) throw refuse('inputInvoice.closed')
  const { company_id: companyId } = invoice
  const orderLineIds = [...new Set(matches.map(({ orderLineId }) => orderLineId))]
  const owners = await tx
    .selectFrom('order_line')
    .select('order_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${orderLineIds}::bigint[])`)
    .execute()
  await lockOrderRows(tx, companyId, [
    ...owners.map(({ order_id: orderId }) => orderId),
    ...(await matchedOrders(tx, companyId, [id])),
  ])
  const [lines] = await readWithin(tx)(findInputLines(companyId, id))
  const { rows: ordered } = await findOrdered(companyId, id, orderLineIds).execute(tx)
  refuseIfAny(
    checkMatches(matches, {
      lines,
      ordered: ordered.map((row) => ({
        id: row.id,
        left: row.left,
        isExport: row.model_type === orderKind.codes.export,
        isReady: matchableStates.includes(row.state as (typeof matchableStates)[number]),
      })),
    }),
  )
  await dropMatches(tx, companyId, [id])
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const discounted = amountsWithTax(lines)
  const orderOf = new Map(ordered.map((row) => [row.id, row.order_id]))
  if (matches.length > 0)
    await tx
      .insertInto('input_invoice_match')
      .values(
        [...Map.groupBy(matches, ({ lineId }) => lineId)].flatMap(([lineId, own]) => {
          const line = getOrRefuse(lineOf.get(lineId))
          const shares = sharesOf(
            discounted.get(lineId) ?? '0.00',
            own.map(({ qty }) => qty),
            line.qty,
          )
          return own.map(({ orderLineId, qty }, place) => ({
            company_id: companyId,
            invoice_id: id,
            line_id: lineId,
            order_id: getOrRefuse(orderOf.get(orderLineId)),
            order_line_id: orderLineId,
            qty,
            amount: shares[place] ?? '0.00',
          }))
        }),
      )
      .execute()
  // Its matches are part of what a colleague looks at: they raise its version.
  await tx
    .updateTable('input_invoice')
    .set({ note: raw<string>`note` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  await happened(tx, acting, { companyId, entity: 'inputInvoice', ids: [id] }, { transition: 'match', note })
}
