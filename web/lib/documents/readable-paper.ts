/** Whether lines can be read from a document of this type. */
export const isReadablePaper = (mime: string): boolean =>
  mime === 'application/pdf' || mime === 'text/csv' || mime.endsWith('.spreadsheetml.sheet')
