import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { cleanFileName, endingOf } from './clean-file-name.ts'
import { collectBytes } from './collect-bytes.ts'
import { decodeText } from './decode-text.ts'
import { everyFileKind, type FileKind, fileKinds, labelsOf } from './file-kinds.ts'
import { type ImageFormat, type ImageLimits, inspectImage } from './inspect-image.ts'
import { inspectOffice, isCompoundFile, isEncryptedOffice } from './inspect-office.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { type Outcome, type Refused, refused } from './outcome.ts'
import { looksLikeZip, type ZipLimits } from './zip-directory.ts'

export type UploadLimits = ImageLimits & { maxBytes: number; zip: ZipLimits; accept: readonly FileKind[] }

export const usualUploadLimits: UploadLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxMegapixels: 50,
  maxSide: 12_000,
  zip: { maxEntries: 2000, maxUnzippedBytes: 200 * 1024 * 1024, maxRatio: 100 },
  accept: everyFileKind,
}

export type UploadReason =
  | 'file.empty'
  | 'file.tooLarge'
  | 'file.typeNotAllowed'
  | 'file.legacyOffice'
  | 'file.encrypted'
  | 'file.bomb'
  | 'file.officeBroken'
  | 'file.officeMacros'
  | 'file.pdfBroken'
  | 'file.pdfActive'
  | 'file.imageBroken'
  | 'file.imageTooLarge'

export type InspectedFile = {
  /** What to store: pictures are re-encoded, everything else is as it came. */
  bytes: Buffer
  name: string
  kind: FileKind
  mime: string
  sha256: string
  width?: number
  height?: number
}

type Content = { bytes: Buffer; kind: FileKind; width?: number; height?: number }

const imageFormats: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Decides by the content what an uploaded file is, whether it may be stored, and under which name. */
export async function inspectUpload(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  givenName: string,
  changes: Partial<UploadLimits> = {},
): Promise<Outcome<{ file: InspectedFile }, UploadReason>> {
  const limits = { ...usualUploadLimits, ...changes }
  const collected = await collectBytes(source, limits.maxBytes)
  if (!collected.ok) return collected
  if (collected.bytes.length === 0) return refused('file.empty')
  const content = await inspectContent(collected.bytes, givenName, limits)
  if ('ok' in content) return content
  if (!limits.accept.includes(content.kind)) return notAllowed(limits)
  const file: InspectedFile = {
    ...content,
    name: cleanFileName(givenName, content.kind),
    mime: fileKinds[content.kind].mime,
    sha256: createHash('sha256').update(content.bytes).digest('hex'),
  }
  return { ok: true, file }
}

async function inspectContent(
  bytes: Buffer,
  givenName: string,
  limits: UploadLimits,
): Promise<Content | Refused<UploadReason>> {
  if (isEncryptedOffice(bytes)) return refused('file.encrypted')
  if (isCompoundFile(bytes)) return refused('file.legacyOffice')
  if (looksLikeZip(bytes)) {
    const office = await inspectOffice(bytes, limits.zip)
    if (office.ok) return { bytes, kind: office.kind }
    return office.reason === 'file.notOffice' ? notAllowed(limits) : refused(office.reason)
  }
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const format = imageFormats[mime]
  if (format) {
    const inspected = await inspectImage(bytes, format, limits)
    return inspected.ok ? inspected.image : inspected
  }
  if (mime === 'application/pdf') {
    const inspected = inspectPdf(bytes)
    return inspected.ok ? { bytes, kind: 'pdf' } : inspected
  }
  const ending = endingOf(givenName)
  // Text has no signature of its own: only what calls itself csv or txt, and so can do no harm, is taken.
  if ((ending === 'csv' || ending === 'txt') && decodeText(bytes) !== undefined) {
    return { bytes, kind: ending === 'csv' ? 'csv' : 'text' }
  }
  return notAllowed(limits)
}

function notAllowed(limits: UploadLimits): Refused<'file.typeNotAllowed'> {
  return refused('file.typeNotAllowed', { allowed: labelsOf(limits.accept) })
}
