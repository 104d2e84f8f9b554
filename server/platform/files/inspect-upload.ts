import { createHash } from 'node:crypto'
import { ParseAborted, type ParsePool } from '../parsing/parse-pool.ts'
import { cleanFileName } from './clean-file-name.ts'
import { collectBytes } from './collect-bytes.ts'
import { everyFileKind, type FileKind, fileKinds } from './file-kinds.ts'
import { notAllowed, type UploadLimits, type UploadReason } from './inspect-content.ts'
import { inspectImage } from './inspect-image.ts'
import { type Outcome, refused } from './outcome.ts'

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
}

type Content = Pick<InspectedFile, 'bytes' | 'kind' | 'sha256' | 'width' | 'height'>

/** Decides by the content what an uploaded file is, whether it may be stored, and under which name. */
export async function inspectUpload(
  parsing: ParsePool,
  source: Uint8Array | AsyncIterable<Uint8Array>,
  givenName: string,
  changes: Partial<UploadLimits> = {},
): Promise<Outcome<{ file: InspectedFile }, UploadReason>> {
  const limits = { ...usualUploadLimits, ...changes }
  const collected = await collectBytes(source, limits.maxBytes)
  if (!collected.ok) return collected
  if (collected.bytes.length === 0) return refused('file.empty')
  const inspected = await inspectBytes(parsing, collected.bytes, givenName, limits)
  if (!inspected.ok) return inspected
  const { content } = inspected
  if (!limits.accept.includes(content.kind)) return notAllowed(limits)
  const { mime } = fileKinds[content.kind]
  return { ok: true, file: { ...content, name: cleanFileName(givenName, content.kind), mime } }
}

async function inspectBytes(
  parsing: ParsePool,
  bytes: Buffer,
  givenName: string,
  limits: UploadLimits,
): Promise<Outcome<{ content: Content }, UploadReason>> {
  try {
    const answer = await parsing.parse({ kind: 'file', bytes, givenName, limits })
    if (!answer.ok) return answer
    if ('kind' in answer.content) return { ok: true, content: { ...answer.content, bytes } }
    const picture = await inspectImage(bytes, answer.content.image, limits)
    if (!picture.ok) return picture
    const sha256 = createHash('sha256').update(picture.image.bytes).digest('hex')
    return { ok: true, content: { ...picture.image, sha256 } }
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}
