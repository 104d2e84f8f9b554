import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Expression, Updateable } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Tables whose rows are one company's and versioned. */
type SteppedTable = {
  [T in keyof DB]: DB[T] extends { company_id: string; version: unknown; id: unknown } ? T : never
}[keyof DB]

export type StepValues<N extends SteppedTable> = {
  readonly [C in keyof Updateable<DB[N]>]?:
    | Updateable<DB[N]>[C]
    | Expression<NonNullable<Updateable<DB[N]>[C]>>
}

/** Changes a record of a company, which the caller has locked. */
export const writeSaved = <N extends SteppedTable>(
  tx: Tx,
  table: N,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  values: StepValues<N>,
): Promise<Saved> =>
  tx
    // Every such table has the columns used here; the type names one of them.
    .updateTable(table as 'supplier')
    .set(values as StepValues<'supplier'>)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Writes what a step changes, its new state among it; returns the record's new version. */
export async function writeStep<N extends SteppedTable>(
  tx: Tx,
  table: N,
  key: { readonly companyId: string; readonly id: string },
  values: StepValues<N>,
): Promise<number> {
  const { version } = await writeSaved(tx, table, key, values)
  return version
}

/** The version of a record that a step has written more than once. */
export async function readVersion(
  tx: Tx,
  table: SteppedTable,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<Saved> {
  const { version } = await tx
    // Every such table has the columns used here; the type names one of them.
    .selectFrom(table as 'supplier')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, version }
}
