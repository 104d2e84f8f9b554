import type { Attachment } from '@quayside/contract/kernel/record.ts'
import type { StoredFile } from '../page/context.tsx'

/** A record's file, as the kit shows and takes it. */
export const toStoredFile = (file: Attachment): StoredFile => ({
  id: file.fileId,
  name: file.name,
  size: file.bytes,
  mime: file.mime,
})
