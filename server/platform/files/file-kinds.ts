export const fileKinds = {
  jpeg: { mime: 'image/jpeg', label: 'JPEG', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', label: 'PNG', extensions: ['png'] },
  webp: { mime: 'image/webp', label: 'WebP', extensions: ['webp'] },
  pdf: { mime: 'application/pdf', label: 'PDF', extensions: ['pdf'] },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'XLSX',
    extensions: ['xlsx'],
  },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'DOCX',
    extensions: ['docx'],
  },
  csv: { mime: 'text/csv', label: 'CSV', extensions: ['csv'] },
  xml: { mime: 'application/xml', label: 'XML', extensions: ['xml'] },
  ofd: { mime: 'application/ofd', label: 'OFD', extensions: ['ofd'] },
  text: { mime: 'text/plain', label: 'TXT', extensions: ['txt'] },
} as const satisfies Record<
  string,
  { mime: string; label: string; extensions: readonly [string, ...string[]] }
>

export type FileKind = keyof typeof fileKinds

export const everyFileKind = Object.keys(fileKinds) as FileKind[]

export function labelsOf(kinds: readonly FileKind[]): string {
  return kinds.map((kind) => fileKinds[kind].label).join(', ')
}
