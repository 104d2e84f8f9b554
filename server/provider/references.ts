import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'
import { lockName } from '../platform/database/lock-order.ts'

export type KnownReference = {
  readonly recordId: string | null
  readonly isSame: boolean
  /** The record's version after the ERP's last write. */
  readonly version: number | null
}

const contentHash = (content: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(content)).digest()

/** What the ERP has sent under these numbers before; other upserts of the entity wait until this commits. */
export async function lockReferences(
  tx: Tx,
  entity: string,
  drafts: readonly { reference: string }[],
): Promise<Map<string, KnownReference>> {
  await lockName(tx, '@erpReference', entity)
  const rows = await tx
    .selectFrom('erp_reference')
    .select(['reference', 'record_id', 'record_version', 'content_hash'])
    .where('entity', '=', entity)
    .where('reference', '=', raw<string>`any(${drafts.map(({ reference }) => reference)}::text[])`)
    .execute()
  const hashOf = new Map(drafts.map((draft) => [draft.reference, contentHash(draft)]))
  return new Map(
    rows.map((row) => [
      row.reference,
      {
        recordId: row.record_id,
        isSame: hashOf.get(row.reference)?.equals(row.content_hash) ?? false,
        version: row.record_version,
      },
    ]),
  )
}

export async function keepReferences(
  tx: Tx,
  entity: string,
  kept: readonly { draft: { reference: string }; recordId?: string; version?: number | null }[],
): Promise<void> {
  const rows = kept.map(({ draft, recordId, version }) => ({
    reference: draft.reference,
    record_id: recordId ?? null,
    version: version ?? null,
    hash: contentHash(draft).toString('hex'),
  }))
  await raw`
    insert into erp_reference (entity, reference, record_id, record_version, content_hash)
    select ${entity}, reference, record_id, version, decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k(reference text, record_id bigint, version int,
      hash text)
    on conflict (entity, reference) do update set content_hash = excluded.content_hash,
      record_version = excluded.record_version`.execute(tx)
}
