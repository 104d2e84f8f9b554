import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { endingOf } from './clean-file-name.ts'
import { asBuffer } from './collect-bytes.ts'
import { decodeText } from './decode-text.ts'
import { type FileKind, labelsOf } from './file-kinds.ts'
import type { CleanImage, ImageFormat, ImageLimits } from './inspect-image.ts'
import { inspectOffice, isCompoundFile, isEncryptedOffice } from './inspect-office.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { type Outcome, type Refused, refused } from './outcome.ts'
import { looksLikeZip, type ZipLimits } from './zip-directory.ts'

export type UploadLimits = ImageLimits & { maxBytes: number; zip: ZipLimits; accept: readonly FileKind[] }

export type UploadReason =
  | 'file.empty'
  | 'file.tooLarge'
  | 'file.tooCostly'
  | 'file.typeNotAllowed'
  | 'file.legacyOffice'
  | 'file.encrypted'
  | 'file.bomb'
  | 'file.officeBroken'
  | 'file.officeMacros'
  | 'file.pdfBroken'
  | 'file.pdfActive'
  | 'file.pdfUnreadable'
  | 'file.xmlBroken'
  | 'file.imageBroken'
  | 'file.imageTooLarge'

/** What to store: pictures are re-encoded and have a thumbnail, everything else stays as it came. */
export type InspectedContent = { kind: FileKind; sha256: string; image?: CleanImage }

const imageFormats: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** What the bytes are, and whether they may be stored. Runs in a parsing process (parsing/parse-worker.ts). */
export async function inspectContent(
  given: Uint8Array,
  givenName: string,
  limits: UploadLimits,
): Promise<Outcome<{ content: InspectedContent }, UploadReason>> {
  const bytes = asBuffer(given)
  const found = await recognise(bytes, givenName, limits)
  if (!found.ok) return found
  if ('kind' in found) return { ok: true, content: { kind: found.kind, sha256: sha256Of(bytes) } }
  // Loaded on the first picture: a process that sees none stays 20 MB smaller.
  const { inspectImage } = await import('./inspect-image.ts')
  const inspected = await inspectImage(bytes, found.image, limits)
  if (!inspected.ok) return inspected
  const { image } = inspected
  return { ok: true, content: { kind: image.kind, sha256: sha256Of(image.bytes), image } }
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function recognise(
  bytes: Buffer,
  givenName: string,
  limits: UploadLimits,
): Promise<Outcome<{ image: ImageFormat } | { kind: FileKind }, UploadReason>> {
  if (isEncryptedOffice(bytes)) return refused('file.encrypted')
  if (isCompoundFile(bytes)) return refused('file.legacyOffice')
  if (looksLikeZip(bytes)) {
    const office = await inspectOffice(bytes, limits.zip)
    if (office.ok) return office
    return office.reason === 'file.notOffice' ? notAllowed(limits) : refused(office.reason)
  }
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const image = imageFormats[mime]
  if (image) return { ok: true, image }
  if (mime === 'application/pdf') {
    const inspected = inspectPdf(bytes)
    return inspected.ok ? { ok: true, kind: 'pdf' } : inspected
  }
  const ending = endingOf(givenName)
  // Text has no signature of its own: only files named .csv or .txt are accepted as text.
  if ((ending === 'csv' || ending === 'txt') && decodeText(bytes) !== undefined) {
    return { ok: true, kind: ending === 'csv' ? 'csv' : 'text' }
  }
  if (ending === 'xml') {
    // Loaded with the first XML: most uploads are pictures and PDFs.
    const { isData, xmlTree } = await import('../e-invoices/xml-tree.ts')
    const root = xmlTree(decodeText(bytes) ?? '')
    if (!root) return refused('file.xmlBroken')
    return isData(root) ? { ok: true, kind: 'xml' } : notAllowed(limits)
  }
  return notAllowed(limits)
}

export function notAllowed(limits: UploadLimits): Refused<'file.typeNotAllowed'> {
  return refused('file.typeNotAllowed', { allowed: labelsOf(limits.accept) })
}
