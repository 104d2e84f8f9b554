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
  /** The place of the sheet to read; absent: the first one with lines. */
  readonly sheet?: number | undefined
  /** In plain form. */
  readonly headings: { readonly all: readonly string[]; readonly numbers: readonly string[] }
}

type PaperOutcome = Outcome<{ paper: Paper }, PaperReason>
/** Sheets of a workbook that are looked through for lines; each costs as much as the file. */
const mostSheetsTried = 10

/** Runs in a parsing process: the file is inspected as an upload is, then read. */
export async function readPaper(job: PaperJob): Promise<PaperOutcome> {
  const inspected = await inspectContent(job.bytes, job.givenName, job.limits.file)
  if (!inspected.ok) return inspected
  const { kind } = inspected.content
  if (inspected.content.image) return refused('paper.noText')
  if (kind === 'xlsx' || kind === 'csv') return readSheets(job)
  if (kind !== 'pdf') return refused('paper.wrongKind')
  const outcome = await pdfPages(job.bytes, mostCharacters(job.bytes.length))
  if (!outcome.ok) return outcome
  const paper = { kind: 'pdf' as const, pages: outcome.pages, sheets: [], sheet: 0 }
  return tabled(paper, job)
}

/** The sheet that was asked for, or the first one with lines: a cover or instructions may stand before it. */
async function readSheets(job: PaperJob): Promise<PaperOutcome> {
  const bytes = Buffer.from(job.bytes)
  const first = job.sheet ?? 0
  let last = job.sheet ?? mostSheetsTried - 1
  let refusal: PaperOutcome | undefined
  for (let sheet = first; sheet <= last; sheet += 1) {
    const outcome = await sheetPages(bytes, job.limits.sheet, mostCharacters(bytes.length), sheet)
    if (outcome.ok) last = Math.min(last, outcome.sheetNames.length - 1)
    else if (outcome.reason !== 'excel.empty') last = sheet
    const read = outcome.ok
      ? tabled({ kind: 'sheet', pages: outcome.pages, sheets: [...outcome.sheetNames], sheet }, job)
      : outcome
    if (read.ok) return read
    refusal ??= read
  }
  return refusal ?? refused('paper.noTable')
}

function tabled(read: Omit<Paper, 'tables'>, { headings: { all, numbers } }: PaperJob): PaperOutcome {
  const tables = findTables(read, { all: new Set(all), numbers: new Set(numbers) })
  return tables.length === 0 ? refused('paper.noTable') : { ok: true, paper: { ...read, tables } }
}
