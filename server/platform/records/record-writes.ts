import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { type Insertable, sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../database/database.ts'
import { refusingDuplicates } from '../database/refusing-duplicates.ts'
import { type Call, getOrRefuse } from '../session/call.ts'
import { type Acting, asCustomer } from './acting.ts'
import { happened } from './happened.ts'
import type { Reader } from './read-within.ts'
import { asRecord, type Kept, type RecordTable } from './record-table.ts'
import { requireVersion } from './require-version.ts'

export type Locked<N extends RecordTable> = Selectable<DB[N]>
type Values<N extends RecordTable> = Omit<Insertable<DB[N]>, 'company_id'>
/** Values travel as JSON, so that a `jsonb` column takes its value and not the text of it. */
export type RecordValues<N extends RecordTable> = {
  readonly [K in keyof Values<N>]: K extends keyof Locked<N>
    ? unknown extends Locked<N>[K]
      ? object
      : Values<N>[K]
    : Values<N>[K]
}
type OfCompany = Acting & { readonly companyId: string }

/**
 * Rows to be changed, locked in the order of their ids so that two selections that overlap cannot wait for each other.
 * The provider can lock records of any company.
 */
export async function lockRecords<N extends RecordTable>(
  tx: Tx,
  table: N,
  ids: readonly string[],
  companyId: string | undefined,
): Promise<Locked<N>[]> {
  const rows = await tx
    .selectFrom(asRecord(table))
    .selectAll()
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as unknown as Locked<N>[]
}

type Changed = { readonly id?: string | undefined; readonly version?: number | undefined }
type ReadForStale = (read: Reader, call: Call, id: string) => Promise<unknown>

/**
 * Locks the record of a save and refuses a stale version; returns nothing for a new record. A record that belongs `to`
 * another one cannot move: with a different owner the answer is that it does not exist.
 */
export async function lockForSave<N extends RecordTable>(
  tx: Tx,
  call: Call,
  kept: Kept<N> & { readonly read: ReadForStale },
  body: Changed,
  to: Partial<Locked<N>> = {},
): Promise<Locked<N> | undefined> {
  if (body.id === undefined) return undefined
  const [locked] = await lockRecords(tx, kept.table, [body.id], call.principal.companyId)
  const owner = Object.entries(to) as [keyof Locked<N>, unknown][]
  const row = getOrRefuse(owner.every(([name, value]) => locked?.[name] === value) ? locked : undefined)
  await requireUnchanged(tx, call, kept, row as { id: string; version: number }, body.version)
  return row
}

/** For a record that was locked in its own way. */
export async function requireUnchanged(
  tx: Tx,
  call: Call,
  { entity, read }: { readonly entity: Entity; readonly read: ReadForStale },
  locked: { readonly id: string; readonly version: number },
  given: number | undefined,
): Promise<void> {
  const key = { companyId: call.principal.companyId, entity, id: locked.id }
  await requireVersion(tx, key, { actual: locked.version, given }, (reader) => read(reader, call, locked.id))
}

/** Locks one record of a table, as a step does before it looks at it. */
export const lockOf =
  <N extends RecordTable>(table: N) =>
  async (tx: Tx, id: string, companyId: string | undefined): Promise<Locked<N> | undefined> =>
    (await lockRecords(tx, table, [id], companyId))[0]

/** New records, one from a form or many from a file, in one statement; numbers come from the database. */
export async function insertRecords<N extends RecordTable>(
  tx: Tx,
  acting: OfCompany,
  { entity, table, once = {} }: Kept<N>,
  values: readonly RecordValues<N>[],
  to = '',
): Promise<Saved[]> {
  const { companyId } = acting
  const columns = raw.join(namesOf(values[0] ?? {}).map((name) => raw.ref(name)))
  const { rows } = await refusingDuplicates(once, () =>
    raw<Saved>`
      insert into ${raw.table(table)} (company_id, ${columns})
      select ${companyId}, ${columns}
      from jsonb_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(values)}::jsonb)
      returning id, version`.execute(tx),
  )
  const ids = rows.map(({ id }) => id)
  await happened(tx, acting, { companyId, entity, ids }, { transition: 'create', to })
  return rows
}

export async function changeRecord<N extends RecordTable>(
  tx: Tx,
  acting: OfCompany,
  { entity, table, once = {} }: Kept<N>,
  id: string,
  values: Partial<RecordValues<N>>,
  step: { readonly from?: string; readonly to?: string } = {},
): Promise<Saved> {
  const { companyId } = acting
  const columns = raw.join(namesOf(values).map((name) => raw.ref(name)))
  const { rows } = await refusingDuplicates(once, () =>
    raw<Saved>`
      update ${raw.table(table)} set (${columns}) = (select ${columns}
        from jsonb_populate_record(null::${raw.table(table)}, ${JSON.stringify(values)}::jsonb))
      where company_id = ${companyId} and id = ${id} returning id, version`.execute(tx),
  )
  await happened(tx, acting, { companyId, entity, ids: [id] }, { transition: 'save', ...step })
  return getOrRefuse(rows[0])
}

/** What is not given stays as it is. */
const namesOf = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]))

/** Writes what a form gave, to a new record or to the locked one with this id, and puts it on the timeline. */
export async function writeRecord<N extends RecordTable>(
  tx: Tx,
  call: Call,
  kept: Kept<N>,
  id: string | undefined,
  values: RecordValues<N>,
): Promise<Saved> {
  const acting = asCustomer(call.principal)
  if (id !== undefined) return changeRecord(tx, acting, kept, id, values)
  const [saved] = await insertRecords(tx, acting, kept, [values])
  return getOrRefuse(saved)
}
