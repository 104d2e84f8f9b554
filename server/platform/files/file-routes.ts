import type { Readable } from 'node:stream'
import { fileApi } from '@quayside/contract/kernel/file.api.ts'
import { type FileQuery, isPreviewable, type UploadedFile } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql } from '../database/database.ts'
import { Binary } from '../http/binary.ts'
import { bind } from '../http/bind.ts'
import type { Part } from '../http/byte-range.ts'
import type { Upload } from '../http/upload.ts'
import { type Call, getOrRefuse, type OpenCall } from '../session/call.ts'
import { requireAllowed } from '../session/require-access.ts'
import type { FileHolders } from './file-holders.ts'
import { StoredFileMissing } from './storage.ts'
import { storeUpload } from './store-upload.ts'

const fileOf = (companyId: string, id: string) =>
  sql
    .selectFrom('file')
    .select(['uploaded_by', 'name', 'mime', 'storage_key', 'bytes', 'thumbnail_key'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)

const placesOf = (companyId: string, id: string) =>
  sql
    .selectFrom('attachment')
    .select(['entity', 'entity_id'])
    .distinct()
    .where('company_id', '=', companyId)
    .where('file_id', '=', id)
    .where('deleted_at', 'is', null)

/**
 * A file is seen by those of its company who may see a record that it is attached to; while it is attached to none, by
 * the member who uploaded it. For all others the answer is that it does not exist, because ids can be enumerated.
 */
export async function findFile(call: Call, holders: FileHolders, id: string) {
  const { companyId, memberId } = call.principal
  const [files, places] = await call.read(fileOf(companyId, id), placesOf(companyId, id))
  const file = getOrRefuse(files[0], 'file.notYours')
  if (places.length === 0 && file.uploaded_by === memberId) return file
  const held = places.flatMap(({ entity, entity_id }) => {
    const holder = holders[entity]
    return holder ? [{ holder, query: holder.find(companyId, entity_id) }] : []
  })
  const records = await call.read(...held.map(({ query }) => query))
  const isSeen = held.some(({ holder }, place) =>
    records[place]?.some(({ kind }) => holder.maySee(call.principal, kind)),
  )
  return getOrRefuse(isSeen ? file : undefined, 'file.notYours')
}

const downloadFile =
  (holders: FileHolders) =>
  async (call: Call, { params, query }: { params: { id: string }; query: FileQuery }): Promise<Binary> => {
    const { name, mime, storage_key, bytes } = await findFile(call, holders, params.id)
    const isInline = query.inline === '1'
    if (isInline && !isPreviewable(mime)) throw refuse('file.notInline')
    return openStored(call, { key: storage_key, mime, fileName: name, isInline, bytes: Number(bytes) })
  }

const showThumbnail =
  (holders: FileHolders) =>
  async (call: Call, { params }: { params: { id: string } }): Promise<Binary> => {
    const { name, thumbnail_key } = await findFile(call, holders, params.id)
    if (thumbnail_key === null) throw refuse('file.noThumbnail')
    const fileName = name.replace(/\.\w+$/, '.webp')
    return openStored(call, { key: thumbnail_key, mime: 'image/webp', fileName, isInline: true })
  }

export async function openStored(
  call: Pick<OpenCall, 'platform'> & { readonly reference?: string },
  { key, bytes, ...file }: { key: string; mime: string; fileName: string; isInline: boolean; bytes?: number },
): Promise<Binary> {
  const open = (part?: Part): Promise<Readable> => openedFile(call, key, part)
  return new Binary({ ...file, body: bytes === undefined ? await open() : { bytes, open } })
}

/** The content of a stored file. */
export async function openedFile(
  call: Pick<OpenCall, 'platform'> & { readonly reference?: string },
  key: string,
  part?: Part,
): Promise<Readable> {
  try {
    return await call.platform.files.open(key, part)
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    call.platform.log.error({ reference: call.reference }, 'a file in the table is not in the storage')
    throw refuse('file.notYours')
  }
}

/** A file is uploaded for a record, so only by those who may save one that has files. */
export const requireMayAttach = (call: Call, holders: FileHolders): Promise<void> =>
  requireAllowed(
    call,
    Object.values(holders).some((holder) => holder.mayAttach(call.principal)),
  )

const uploadFile =
  (holders: FileHolders) =>
  async (call: Call, { upload }: { upload: Upload }): Promise<UploadedFile> => {
    await requireMayAttach(call, holders)
    return storeUpload(call, { upload })
  }

export const fileRoutes = (holders: FileHolders) =>
  bind(fileApi, {
    'POST system/online/file/upload': uploadFile(holders),
    'GET system/online/file/{id}': downloadFile(holders),
    'GET system/online/file/{id}/thumbnail': showThumbnail(holders),
  })
