import { type FileQuery, isPreviewable } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import { openStored } from '../../platform/files/file-routes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { found } from '../../platform/session/call.ts'
import type { OfficeCall } from '../office-call.ts'

const findFile = (id: string) =>
  sql.selectFrom('file').select(['name', 'mime', 'storage_key', 'thumbnail_key']).where('id', '=', id)

export async function downloadFile(
  call: OfficeCall,
  { params, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const [rows] = await call.read(findFile(params.id))
  const { name, mime, storage_key: key } = found(rows[0])
  const isInline = query.inline === '1'
  if (isInline && !isPreviewable(mime)) throw refuse('file.notInline')
  return openStored(call, { key, mime, fileName: name, isInline })
}

export async function showThumbnail(
  call: OfficeCall,
  { params }: { params: { id: string } },
): Promise<Binary> {
  const [rows] = await call.read(findFile(params.id))
  const { name, thumbnail_key: key } = found(rows[0])
  if (key === null) throw refuse('file.noThumbnail')
  return openStored(call, {
    key,
    mime: 'image/webp',
    fileName: name.replace(/\.\w+$/, '.webp'),
    isInline: true,
  })
}
