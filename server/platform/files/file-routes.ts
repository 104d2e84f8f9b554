import { fileApi } from '@quayside/contract/kernel/file.api.ts'
import { type FileQuery, isPreviewable } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../database/database.ts'
import { Binary } from '../http/binary.ts'
import { bind } from '../http/bind.ts'
import { type Call, found, type OpenCall } from '../session/call.ts'
import { StoredFileMissing } from './storage.ts'
import { storeUpload } from './store-upload.ts'

/**
 * Who may see a file: every member of the company it was uploaded for, and nobody else. Within a company it is
 * not narrowed to those who may see the record it is attached to; ids are not guessable from outside the company,
 * because another company's answer alike whether they exist or not.
 */
const findFile = (companyId: string, id: string) =>
  sql
    .selectFrom('file')
    .select(['name', 'mime', 'storage_key', 'thumbnail_key'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)

async function downloadFile(
  call: Call,
  { params, query }: { params: { id: string }; query: FileQuery },
): Promise<Binary> {
  const [rows] = await call.read(findFile(call.principal.companyId, params.id))
  const { name, mime, storage_key } = found(rows[0], 'file.notYours')
  const isInline = query.inline === '1'
  if (isInline && !isPreviewable(mime)) throw refuse('file.notInline')
  return openStored(call, { key: storage_key, mime, fileName: name, isInline })
}

async function showThumbnail(call: Call, { params }: { params: { id: string } }): Promise<Binary> {
  const [rows] = await call.read(findFile(call.principal.companyId, params.id))
  const { name, thumbnail_key } = found(rows[0], 'file.notYours')
  if (thumbnail_key === null) throw refuse('file.noThumbnail')
  const fileName = name.replace(/\.\w+$/, '.webp')
  return openStored(call, { key: thumbnail_key, mime: 'image/webp', fileName, isInline: true })
}

export async function openStored(
  call: OpenCall,
  file: { key: string; mime: string; fileName: string; isInline: boolean },
): Promise<Binary> {
  try {
    return new Binary({ ...file, body: await call.platform.files.open(file.key) })
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    call.platform.log.error({ reference: call.reference }, 'a file in the table is not in the storage')
    throw refuse('file.notYours')
  }
}

export const fileRoutes = bind(fileApi, {
  'POST system/online/file/upload': storeUpload,
  'GET system/online/file/{id}': downloadFile,
  'GET system/online/file/{id}/thumbnail': showThumbnail,
})
