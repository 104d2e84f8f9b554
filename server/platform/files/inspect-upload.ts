import type { Upload } from '../http/upload.ts'
import { ParseAborted, type ParsePool } from '../parsing/parse-pool.ts'
import { cleanFileName } from './clean-file-name.ts'
import { everyFileKind, type FileKind, fileKinds } from './file-kinds.ts'
import { type InspectedContent, notAllowed, type UploadLimits, type UploadReason } from './inspect-content.ts'
import { type Outcome, refused, sizeText } from './outcome.ts'

export const usualUploadLimits: UploadLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxMegapixels: 50,
  maxSide: 12_000,
  zip: { maxEntries: 2000, maxUnzippedBytes: 200 * 1024 * 1024, maxRatio: 100 },
  accept: everyFileKind,
}

export type InspectedFile = {
  /** What to store: pictures are re-encoded, everything else is as it came. */
  bytes: Buffer
  name: string
  kind: FileKind
  mime: string
  sha256: string
  width?: number
  height?: number
  thumbnail?: Buffer
}

/** Decides by the content what an uploaded file is, whether it may be stored, and under which name. */
export async function inspectUpload(
  parsing: ParsePool,
  { bytes, fileName, sender }: Upload,
  changes: Partial<UploadLimits> = {},
): Promise<Outcome<{ file: InspectedFile }, UploadReason>> {
  const limits = { ...usualUploadLimits, ...changes }
  if (bytes.length > limits.maxBytes) return refused('file.tooLarge', { max: sizeText(limits.maxBytes) })
  if (bytes.length === 0) return refused('file.empty')
  try {
    const inspected = await parsing.parse(sender, { kind: 'file', bytes, givenName: fileName, limits })
    if (!inspected.ok) return inspected
    const { content } = inspected
    if (!limits.accept.includes(content.kind)) return notAllowed(limits)
    return { ok: true, file: toFile(content, { bytes, fileName }) }
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}

function toFile(
  { kind, sha256, image }: InspectedContent,
  { bytes, fileName }: Pick<Upload, 'bytes' | 'fileName'>,
): InspectedFile {
  const { mime } = fileKinds[kind]
  return { kind, sha256, mime, name: cleanFileName(fileName, kind), ...(image ?? { bytes }) }
}
