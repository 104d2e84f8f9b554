import type { Paper } from '@quayside/contract/kernel/paper.ts'
import type { SheetLimits } from '../excel/sheet-reasons.ts'
import { inspectContent, type UploadLimits } from '../files/inspect-content.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { mostCharacters } from '../parsing/budgets.ts'
import { findTables } from './find-tables.ts'
import type { PaperReason } from './paper-reasons.ts'
import { pdfPages } from './pdf-pages.ts'
import { sheetPages } from './sheet-pages.ts'

export type PaperJob = {
  readonly bytes: Uint8Array
  readonly givenName: string
  readonly limits: { readonly file: UploadLimits; readonly sheet: SheetLimits }
  /** In plain form. */
  readonly headings: { readonly all: readonly string[]; readonly numbers: readonly string[] }
}

/** Runs in a parsing process: the file is inspected as an upload is, then read. */
export async function readPaper(job: PaperJob): Promise<Outcome<{ paper: Paper }, PaperReason>> {
  const inspected = await inspectContent(job.bytes, job.givenName, job.limits.file)
  if (!inspected.ok) return inspected
  const { kind } = inspected.content
  if (inspected.content.image) return refused('paper.noText')
  const isSheet = kind === 'xlsx' || kind === 'csv'
  if (!isSheet && kind !== 'pdf') return refused('paper.wrongKind')
  const most = mostCharacters(job.bytes.length)
  const outcome = isSheet
    ? await sheetPages(Buffer.from(job.bytes), job.limits.sheet, most)
    : await pdfPages(job.bytes, most)
  if (!outcome.ok) return outcome
  const read = { kind: isSheet ? ('sheet' as const) : ('pdf' as const), pages: outcome.pages }
  const { all, numbers } = job.headings
  const tables = findTables(read, { all: new Set(all), numbers: new Set(numbers) })
  return tables.length === 0 ? refused('paper.noTable') : { ok: true, paper: { ...read, tables } }
}
