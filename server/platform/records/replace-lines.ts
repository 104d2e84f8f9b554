import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Tables of a document's lines, and the column that names the document. */
const owners = {
  inbound_line: 'inbound_id',
  outbound_line: 'outbound_id',
  label_line: 'label_id',
  approval_ingredient: 'approval_id',
  input_invoice_line: 'invoice_id',
  sales_invoice_line: 'invoice_id',
} as const satisfies Partial<Record<keyof DB, string>>
export type LineTable = keyof typeof owners

export type Document = { readonly companyId: string; readonly id: string }

/** All lines by one statement: thousands of them are one parameter. */
export async function insertLines(
  tx: Tx,
  table: LineTable,
  { companyId, id }: Document,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return
  const names = raw.join(Object.keys(rows[0] ?? {}).map((name) => raw.ref(name)))
  await raw`insert into ${raw.table(table)} (company_id, ${raw.ref(owners[table])}, ${names})
    select ${companyId}::bigint, ${id}::bigint, ${names}
    from jsonb_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

/** The lines in place of those that the document had. */
export async function replaceLines(
  tx: Tx,
  table: LineTable,
  document: Document,
  rows: readonly object[],
): Promise<void> {
  await raw`delete from ${raw.table(table)} where company_id = ${document.companyId}::bigint
    and ${raw.ref(owners[table])} = ${document.id}::bigint`.execute(tx)
  await insertLines(tx, table, document, rows)
}
