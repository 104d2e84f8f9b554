import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockOrderRows } from '../finance/order-money.ts'

export type InvoiceRow = Selectable<DB['sales_invoice']>
type LineRow = Selectable<DB['sales_invoice_line']>
type LockedInvoice = { readonly invoice: InvoiceRow; readonly lines: readonly LineRow[] }

/** The orders, then the invoice: as everything that books on orders locks. The lines never change. */
export async function lockSalesInvoice(
  tx: Tx,
  id: string,
  companyId?: string,
): Promise<LockedInvoice | undefined> {
  const lines = await tx
    .selectFrom('sales_invoice_line')
    .selectAll()
    .where('invoice_id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('position')
    .execute()
  const owner = lines[0]?.company_id
  if (owner === undefined) return undefined
  await lockOrderRows(
    tx,
    owner,
    lines.map(({ order_id: orderId }) => orderId),
  )
  const invoice = await tx
    .selectFrom('sales_invoice')
    .selectAll()
    .where('company_id', '=', owner)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return invoice && { invoice, lines }
}
