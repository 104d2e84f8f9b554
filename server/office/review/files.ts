import { type FileQuery, isPreviewable } from '@quayside/contract/kernel/file.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import { openStored } from '../../platform/files/file-routes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

/** A file is seen by whoever may see a record that it is attached to. */
const pageOf: Readonly<Record<string, StaffPermission>> = {
  company: 'company-list',
  companyChange: 'company-list',
  supplier: 'supplier-list',
  product: 'classification-list',
  order: 'order-list',
  consultationMessage: 'consultation-list',
}

async function findFile(call: OfficeCall, id: string) {
  const [files, places] = await call.read(
    sql
      .selectFrom('file')
      .select(['company_id', 'uploaded_by', 'name', 'mime', 'storage_key', 'thumbnail_key'])
      .where('id', '=', id),
    sql.selectFrom('attachment').select('entity').distinct().where('file_id', '=', id),
  )
  const file = found(files[0])
  const pages = places.map(({ entity }) => pageOf[entity])
  // Attached to nothing yet, and not by a customer: it was just uploaded for an answer.
  if (places.length === 0 && file.uploaded_by === null) pages.push('consultation-answer')
  if (!pages.some((page) => page !== undefined && call.staff.permissions.has(page)))
    throw refuse('access.forbidden')
  return file
}

/** Whoever opens a customer's document leaves a row in the audit log. */
export async function downloadFile(
  call: OfficeCall,
  { params, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const { company_id: companyId, name, mime, storage_key: key } = await findFile(call, params.id)
  const isInline = query.inline === '1'
  if (isInline && !isPreviewable(mime)) throw refuse('file.notInline')
  await call.write(async (_tx, note) => {
    note.companyId = companyId ?? undefined
    note.target = `file ${params.id}`
  })
  return openStored(call, { key, mime, fileName: name, isInline })
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
