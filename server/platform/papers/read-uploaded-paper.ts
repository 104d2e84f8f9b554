import type { Paper } from '@quayside/contract/kernel/paper.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { usualSheetLimits } from '../excel/sheet-reasons.ts'
import { usualUploadLimits } from '../files/inspect-upload.ts'
import { type Outcome, refused, sizeText } from '../files/outcome.ts'
import type { Upload } from '../http/upload.ts'
import { ParseAborted, type ParsePool } from '../parsing/parse-pool.ts'
import type { PaperReason } from './paper-reasons.ts'
import type { PaperJob } from './read-paper.ts'

type Asked = Pick<PaperJob, 'headings' | 'sheet'>

/** Reads a document's lines in a parsing process; refused with a sentence that says what to do. */
export async function readUploadedPaper(parsing: ParsePool, upload: Upload, asked: Asked): Promise<Paper> {
  const outcome = await tryRead(parsing, upload, asked)
  if (outcome.ok) return outcome.paper
  throw new Refusal([{ code: outcome.reason, params: outcome.params, path: 'file' }])
}

async function tryRead(
  parsing: ParsePool,
  { bytes, fileName, sender }: Upload,
  asked: Asked,
): Promise<Outcome<{ paper: Paper }, PaperReason>> {
  const limits = { file: usualUploadLimits, sheet: usualSheetLimits }
  if (bytes.length > limits.file.maxBytes)
    return refused('file.tooLarge', { max: sizeText(limits.file.maxBytes) })
  if (bytes.length === 0) return refused('file.empty')
  try {
    return await parsing.parse(sender, { kind: 'paper', bytes, givenName: fileName, limits, ...asked })
  } catch (error) {
    if (error instanceof ParseAborted) return refused('file.tooCostly')
    throw error
  }
}
