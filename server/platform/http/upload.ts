import type { Sender } from '../parsing/turns.ts'

/** The one file of a multipart request, already within the size limit, and who sent it. */
export type Upload = { readonly fileName: string; readonly bytes: Buffer; readonly sender: Sender }

/** A file with the other fields that came with it. */
export type ReadUpload = { readonly upload: Upload; readonly fields: Readonly<Record<string, unknown>> }

export const uploadLimit = 20 * 1024 * 1024
