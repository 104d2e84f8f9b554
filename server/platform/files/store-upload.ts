import type { UploadedFile } from '@quayside/contract/kernel/file.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Tx } from '../database/database.ts'
import type { Upload } from '../http/upload.ts'
import type { Platform } from '../platform.ts'
import type { Call } from '../session/call.ts'
import type { AttachedBy } from './attachments.ts'
import { type InspectedFile, inspectUpload } from './inspect-upload.ts'
import { newStorageKey } from './storage.ts'

export function storeUpload(call: Call, { upload }: { upload: Upload }): Promise<UploadedFile> {
  const { companyId, memberId } = call.principal
  return storeFile(call.platform, upload, { companyId, memberId, write: (work) => call.write(work) })
}

/** The owner of the file, and the transaction that stores its row. */
type Owner = AttachedBy & {
  readonly write: (work: (tx: Tx) => Promise<UploadedFile>) => Promise<UploadedFile>
}

export async function storeFile(platform: Platform, upload: Upload, owner: Owner): Promise<UploadedFile> {
  const inspected = await inspectUpload(platform.parsing, upload)
  // The inspection's reasons are refusal codes, and its parameters those of their sentences.
  if (!inspected.ok) throw new Refusal([{ code: inspected.reason, params: inspected.params, path: 'file' }])
  const { file } = inspected
  const storedFile = await storeBytes(platform, file)
  let isRecorded = false
  try {
    return await owner.write(async (tx) => {
      const row = await tx
        .insertInto('file')
        .values({
          company_id: owner.companyId,
          uploaded_by: owner.memberId,
          name: file.name,
          mime: file.mime,
          bytes: String(file.bytes.length),
          sha256: Buffer.from(file.sha256, 'hex'),
          storage_key: storedFile.key,
          thumbnail_key: storedFile.thumbnailKey,
          width: file.width ?? null,
          height: file.height ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      isRecorded = true
      return toUploadedFile(row.id, file, storedFile.thumbnailKey !== null)
    })
  } catch (error) {
    isRecorded = false
    throw error
  } finally {
    // Refused, or answered from an earlier request with the same Idempotency-Key: no row refers to these bytes.
    if (!isRecorded) await removeBytes(platform, storedFile)
  }
}

type Stored = { key: string; thumbnailKey: string | null }

async function storeBytes({ files }: Platform, file: InspectedFile): Promise<Stored> {
  const key = newStorageKey()
  const { thumbnail } = file
  const thumbnailKey = thumbnail ? newStorageKey() : null
  await files.put(key, file.bytes, file.mime)
  if (thumbnail && thumbnailKey) await files.put(thumbnailKey, thumbnail, 'image/webp')
  return { key, thumbnailKey }
}

async function removeBytes(platform: Platform, { key, thumbnailKey }: Stored): Promise<void> {
  for (const each of thumbnailKey ? [key, thumbnailKey] : [key]) {
    await platform.files
      .remove(each)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'stored file not removed'))
  }
}

const toUploadedFile = (id: string, file: InspectedFile, hasThumbnail: boolean): UploadedFile => ({
  id,
  name: file.name,
  mime: file.mime,
  bytes: file.bytes.length,
  width: file.width ?? null,
  height: file.height ?? null,
  hasThumbnail,
})
