/** The one file of a multipart request, already within the size limit. */
export type Upload = { readonly fileName: string; readonly bytes: Buffer }

/** A file with the other fields that came with it. */
export type ReadUpload = { readonly upload: Upload; readonly fields: Readonly<Record<string, unknown>> }

export const uploadLimit = 20 * 1024 * 1024
