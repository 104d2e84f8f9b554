import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The warehouse that the ERP names by its code. */
export async function warehouseOf(tx: Tx, code: string, path = 'warehouseCode'): Promise<string> {
  const found = await tx.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirst()
  if (!found) throw new Refusal([at(path, 'record.notFound')])
  return found.id
}

type Named = { readonly companyId: string; readonly lotNumber: string }

/** The lot that the ERP names by its company and number. */
export async function lotOf(
  tx: Tx,
  { companyId, lotNumber }: Named,
): Promise<{ id: string; warehouse_id: string }> {
  const found = await tx
    .selectFrom('stock_lot')
    .select(['id', 'warehouse_id'])
    .where('company_id', '=', companyId)
    .where('number', '=', lotNumber)
    .executeTakeFirst()
  if (!found) throw new Refusal([at('lotNumber', 'stock.notThere')])
  return found
}

/** The lots that the ERP names, in its order, by one query; undefined where there is none. */
export async function lotIdsOf(tx: Tx, lots: readonly Named[]): Promise<(string | undefined)[]> {
  const { rows } = await raw<{ id: string | null }>`
    select l.id from unnest(${lots.map(({ companyId }) => companyId)}::bigint[],
        ${lots.map(({ lotNumber }) => lotNumber)}::text[]) with ordinality as named (company_id, number, place)
      left join stock_lot l on l.company_id = named.company_id and l.number = named.number
    order by named.place`.execute(tx)
  return rows.map(({ id }) => id ?? undefined)
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
