import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { Attachment } from '@quayside/contract/kernel/record.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { type InferResult, sql as raw } from 'kysely'
import { compiledOnce } from '../database/compiled-once.ts'
import { sql, type Tx } from '../database/database.ts'
import type { RecordKey } from '../records/timeline.ts'

/** Whose files they are and who attaches them; the provider attaches without being a member. */
export type AttachedBy = { readonly companyId: string; readonly memberId: string | null }

type AttachmentSet = {
  readonly entity: Entity
  readonly entityId: string
  readonly kind: string
  readonly fileIds: readonly string[]
  /** The field that a refusal names; `attachments.<kind>` where nothing else is said. */
  readonly path?: string
  /** The field of each file, where they are not one list. */
  readonly pathOf?: (fileId: string) => string
  /** Another record of the same page, whose files may be named too. */
  readonly alsoOf?: RecordKey
}

/** The files of one kind at a record become exactly these, as a form shows them; what is not named is detached. */
export async function attachFiles(tx: Tx, by: AttachedBy, set: AttachmentSet): Promise<void> {
  await requireOwnFiles(tx, by, set)
  const fileIds = [...new Set(set.fileIds)]
  await tx
    .updateTable('attachment')
    .set({ deleted_at: raw<string>`now()` })
    .where('company_id', '=', by.companyId)
    .where('entity', '=', set.entity)
    .where('entity_id', '=', set.entityId)
    .where('kind', '=', set.kind)
    .where('deleted_at', 'is', null)
    .where('file_id', '<>', raw<string>`all(${fileIds}::bigint[])`)
    .execute()
  await raw`insert into attachment (company_id, entity, entity_id, kind, file_id, created_by)
    select ${by.companyId}::bigint, ${set.entity}, ${set.entityId}::bigint, ${set.kind}, wanted.id, ${by.memberId}::bigint
    from unnest(${fileIds}::bigint[]) with ordinality as wanted(id, place)
    where not exists (
      select 1 from attachment there
      where there.company_id = ${by.companyId}::bigint and there.entity = ${set.entity}
        and there.entity_id = ${set.entityId}::bigint and there.kind = ${set.kind}
        and there.file_id = wanted.id and there.deleted_at is null)
    order by wanted.place`.execute(tx)
}

/** The files of a save, by kind: a kind that is given becomes exactly these, one that is absent stays as it is. */
export async function attachGiven(
  tx: Tx,
  by: AttachedBy,
  record: Pick<AttachmentSet, 'entity' | 'entityId'>,
  given: Readonly<Record<string, readonly string[] | undefined>>,
): Promise<void> {
  for (const [kind, fileIds] of Object.entries(given))
    if (fileIds) await attachFiles(tx, by, { ...record, kind, fileIds })
}

/**
 * A member attaches what they uploaded, or what is at the record already: otherwise a guessed id
 * would give access to the file. The row is locked against the job that removes unattached uploads.
 */
async function requireOwnFiles(
  tx: Tx,
  { companyId, memberId }: AttachedBy,
  set: AttachmentSet,
): Promise<void> {
  const other = set.alsoOf ?? { entity: set.entity, id: set.entityId }
  const { rows: own } = await raw<{ id: string }>`
    select id from file where company_id = ${companyId}::bigint and id = any(${[...set.fileIds]}::bigint[])
      and (${memberId}::bigint is null or uploaded_by = ${memberId}::bigint or exists (
        select from attachment there where there.company_id = file.company_id and there.file_id = file.id
          and (there.entity, there.entity_id) in ((${set.entity}, ${set.entityId}::bigint), (${other.entity}, ${other.id}::bigint))))
    for key share`.execute(tx)
  const known = new Set(own.map(({ id }) => id))
  const path = set.path ?? `attachments.${set.kind}`
  refuseIfAny(
    set.fileIds.flatMap((id, place) =>
      known.has(id) ? [] : [at(set.pathOf?.(id) ?? `${path}.${place}`, 'file.notYours')],
    ),
  )
}

/** The published fields of an attached file. */
export const attachedColumns = [
  'attachment.file_id',
  'attachment.kind',
  'attachment.created_at',
  'file.name',
  'file.mime',
  'file.bytes',
  'file.thumbnail_key',
] as const

/** The files at a record, in the order they were attached. */
export const attachmentsOf = ({ companyId, entity, id }: RecordKey) =>
  sql
    .selectFrom('attachment')
    .innerJoin('file', 'file.id', 'attachment.file_id')
    .select(attachedColumns)
    .where('attachment.company_id', '=', companyId)
    .where('attachment.entity', '=', entity)
    .where('attachment.entity_id', '=', id)
    .where('attachment.deleted_at', 'is', null)
    .orderBy('attachment.id')

export const findAttachments = compiledOnce((key: RecordKey) => attachmentsOf(key))

type AttachmentRow = InferResult<ReturnType<typeof findAttachments>>[number]

export const toAttachments = (rows: readonly AttachmentRow[]): Attachment[] =>
  rows.map((row) => ({
    fileId: row.file_id,
    kind: row.kind,
    name: row.name,
    mime: row.mime,
    bytes: Number(row.bytes),
    hasThumbnail: row.thumbnail_key !== null,
    createdAt: row.created_at,
  }))
