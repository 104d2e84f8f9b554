/** The one file of a multipart request, already within the size limit. */
export type Upload = { readonly fileName: string; readonly bytes: Buffer }
