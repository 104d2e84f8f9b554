import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

export type KnownReference = { readonly recordId: string | null; readonly isSame: boolean }

const contentHash = (content: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(content)).digest()

/** What the ERP has sent under these numbers before; other upserts of the entity wait until this commits. */
export async function lockReferences(
  tx: Tx,
  entity: string,
  drafts: readonly { reference: string }[],
): Promise<Map<string, KnownReference>> {
  await raw`select pg_advisory_xact_lock(hashtext(${`erp_reference ${entity}`}))`.execute(tx)
  const rows = await tx
    .selectFrom('erp_reference')
    .select(['reference', 'record_id', 'content_hash'])
    .where('entity', '=', entity)
    .where('reference', '=', raw<string>`any(${drafts.map(({ reference }) => reference)}::text[])`)
    .execute()
  const hashOf = new Map(drafts.map((draft) => [draft.reference, contentHash(draft)]))
  return new Map(
    rows.map((row) => [
      row.reference,
      { recordId: row.record_id, isSame: hashOf.get(row.reference)?.equals(row.content_hash) ?? false },
    ]),
  )
}

export async function keepReferences(
  tx: Tx,
  entity: string,
  kept: readonly { draft: { reference: string }; recordId?: string }[],
): Promise<void> {
  const rows = kept.map(({ draft, recordId }) => ({
    reference: draft.reference,
    record_id: recordId ?? null,
    hash: contentHash(draft).toString('hex'),
  }))
  await raw`
    insert into erp_reference (entity, reference, record_id, content_hash)
    select ${entity}, reference, record_id, decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(reference text, record_id bigint, hash text)
    on conflict (entity, reference) do update set content_hash = excluded.content_hash`.execute(tx)
}
