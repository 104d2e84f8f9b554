import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The warehouse that the ERP names by its code. */
export async function warehouseOf(tx: Tx, code: string, path = 'warehouseCode'): Promise<string> {
  const found = await tx.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirst()
  if (!found) throw new Refusal([at(path, 'record.notFound')])
  return found.id
}

/** The lot that the ERP names by its company and number. */
export async function lotOf(
  tx: Tx,
  { companyId, lotNumber }: { companyId: string; lotNumber: string },
  path = 'lotNumber',
): Promise<{ id: string; warehouse_id: string }> {
  const found = await tx
    .selectFrom('stock_lot')
    .select(['id', 'warehouse_id'])
    .where('company_id', '=', companyId)
    .where('number', '=', lotNumber)
    .executeTakeFirst()
  if (!found) throw new Refusal([at(path, 'stock.notThere')])
  return found
}

/** Findings of a command at the fields of the row that it was made of. */
export async function atRow<T>(work: Promise<T>, rename: (path: string) => string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      error.findings.map((finding) => ({ ...finding, ...(finding.path && { path: rename(finding.path) }) })),
    )
  }
}
