import type { ItemKindKey } from '@quayside/contract/finance/finance.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { InvoiceableItem } from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type Part = { readonly itemId: string; readonly amount: string }
type LockedItem = InvoiceableItem & { readonly orderId: string | null }

/** Debts in the order of their ids, after the orders and the invoice that concern them. */
export async function lockItems(
  tx: Tx,
  companyId: string,
  itemIds: readonly string[],
): Promise<LockedItem[]> {
  const rows = await tx
    .selectFrom('receivable_item')
    .select(['id', 'kind', 'currency', 'settled', 'invoice_claimed', 'order_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...itemIds]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ItemKindKey,
    currency: row.currency,
    settled: row.settled as Amount,
    claimed: row.invoice_claimed as Amount,
    orderId: row.order_id,
  }))
}

/**
 * Adds to what debts are claimed or invoiced for, or takes it off again. The database refuses more than was paid, whatever
 * runs at the same time.
 */
export async function addToItems(
  tx: Tx,
  companyId: string,
  parts: readonly Part[],
  columns: readonly ('invoice_claimed' | 'invoiced')[],
  sign: 1 | -1,
): Promise<void> {
  const changes = raw.join(
    columns.map((name) => raw`${raw.ref(name)} = ${raw.ref(`i.${name}`)} + ${raw.lit(sign)} * part.amount`),
  )
  await raw`update receivable_item i set ${changes}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part("itemId" bigint, amount numeric)
    where i.company_id = ${companyId}::bigint and i.id = part."itemId"`.execute(tx)
}
