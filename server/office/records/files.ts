import { type FileQuery, isPreviewable } from '@quayside/contract/kernel/file.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { openStored } from '../../platform/files/file-routes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import type { OfficeCall } from '../office-call.ts'

/** Who sees a record of this kind, where the file is attached to one that the provider may see. */
const seenWith = ({ kind, from, visible, files }: ProviderEntity, fileId: string) =>
  raw`select ${raw.lit(kindOf(kind).list)} as permission from attachment a
    where a.file_id = ${fileId}::bigint and a.deleted_at is null and a.entity = ${raw.lit(files?.entity ?? kind)}
      and exists (select from ${from}
        where ${visible} and r.company_id = a.company_id and ${files?.at ?? raw`r.id = a.entity_id`})`

const findReaders = (fileId: string) =>
  sql
    .selectFrom(
      raw<{ permission: StaffPermission }>`(${raw.join(
        Object.values(providerEntities).map((entity) => seenWith(entity, fileId)),
        raw` union `,
      )})`.as('reader'),
    )
    .select('reader.permission')

async function findFile(call: OfficeCall, id: string) {
  const [files, readers, attached] = await call.read(
    sql
      .selectFrom('file')
      .select(['company_id', 'uploaded_by', 'name', 'mime', 'bytes', 'storage_key', 'thumbnail_key'])
      .where('id', '=', id),
    findReaders(id),
    sql.selectFrom('attachment').select('id').where('file_id', '=', id).limit(1),
  )
  const file = getOrRefuse(files[0])
  const permissions = readers.map(({ permission }) => permission)
  // Never attached to anything, and not by a customer: it was just uploaded for an answer or a receipt.
  if (attached.length === 0 && file.uploaded_by === null)
    permissions.push('consultation-answer', 'order-handle', 'label-handle')
  if (!permissions.some((permission) => call.staff.permissions.has(permission)))
    throw refuse('access.forbidden')
  return file
}

/** Opening a customer's document is recorded in the audit log. */
export async function downloadFile(
  call: OfficeCall,
  { params, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const { company_id: companyId, name, mime, bytes, storage_key: key } = await findFile(call, params.id)
  const isInline = query.inline === '1'
  if (isInline && !isPreviewable(mime)) throw refuse('file.notInline')
  await call.write(async (_tx, note) => {
    note.companyId = companyId ?? undefined
    note.target = `file ${params.id}`
  })
  return openStored(call, { key, mime, fileName: name, isInline, bytes: Number(bytes) })
}

export async function showThumbnail(
  call: OfficeCall,
  { params }: { params: { id: string } },
): Promise<Binary> {
  const { name, thumbnail_key: key } = await findFile(call, params.id)
  if (key === null) throw refuse('file.noThumbnail')
  return openStored(call, {
    key,
    mime: 'image/webp',
    fileName: name.replace(/\.\w+$/, '.webp'),
    isInline: true,
  })
}
