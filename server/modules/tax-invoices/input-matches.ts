import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockOrderRows } from '../finance/order-money.ts'

/** The orders whose lines these invoices are matched with. */
export async function matchedOrders(
  tx: Tx,
  companyId: string,
  invoiceIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('input_invoice_match')
    .select('order_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', raw<string>`any(${[...invoiceIds]}::bigint[])`)
    .execute()
  return rows.map(({ order_id: orderId }) => orderId)
}

/** The invoices are locked; their orders are locked here, because the database counts matched goods at the lines of both. */
export async function dropMatches(tx: Tx, companyId: string, invoiceIds: readonly string[]): Promise<void> {
  await lockOrderRows(tx, companyId, await matchedOrders(tx, companyId, invoiceIds))
  await tx
    .deleteFrom('input_invoice_match')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', raw<string>`any(${[...invoiceIds]}::bigint[])`)
    .execute()
}
