import { Worker } from 'node:worker_threads'
import { openRows } from '../excel/open-rows.ts'
import { readSheet, type SheetRow } from '../excel/read-sheet.ts'
import type { SheetReason } from '../excel/sheet-reasons.ts'
import type { RawRow } from '../excel/worksheet-rows.ts'
import { inspectContent } from '../files/inspect-content.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { betweenJobs, longestCell, longestRow, mostCharacters } from './budgets.ts'
import type { ParseJob, ParseJobs, ParseMessage, ParseRequest } from './parse-jobs.ts'

const rowsAtOnce = 200

const tell = (message: ParseMessage): void => {
  process.send?.(message)
}

/** Without a limit the thread has as much room for its machine code as the process. */
const watchLimits = { codeRangeSizeMb: 16, maxOldGenerationSizeMb: 32 }

/**
 * Beside the reading, in a thread of its own: however busy that is, the process ends when it has used up the processor
 * time of its job, and when its server is gone, which can no longer end it.
 */
const watchBudget = `
  const { workerData } = require('node:worker_threads')
  const most = new Float64Array(workerData)
  const server = process.ppid
  const isSpent = () => {
    const { user, system } = process.cpuUsage()
    return user + system > most[0]
  }
  setInterval(() => { if (process.ppid !== server || isSpent()) process.kill(process.pid, 'SIGKILL') }, 100)
`

export function answerJobs(parser: (job: ParseJob) => Promise<Answer> = parseJob): void {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  const most = new Float64Array(shared)
  const allow = (seconds: number): void => {
    const { user, system } = process.cpuUsage()
    most[0] = user + system + seconds * 1_000_000
  }
  allow(betweenJobs)
  new Worker(watchBudget, { eval: true, workerData: shared, resourceLimits: watchLimits }).unref()
  const pieces: Uint8Array[] = []
  process.on('message', (request: ParseRequest) => {
    if (request.type === 'piece') return void pieces.push(request.piece)
    const bytes = Buffer.concat(pieces.splice(0))
    allow(request.cpuSeconds)
    return void parser({ ...request.job, bytes } as ParseJob)
      .finally(() => allow(betweenJobs))
      .then(
        (answer) => tell({ type: 'answer', answer }),
        (error: unknown) =>
          tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' }),
      )
  })
}

type Answer = ParseJobs[ParseJob['kind']]['answer']

export function parseJob(job: ParseJob): Promise<Answer> {
  switch (job.kind) {
    case 'file':
      return inspectContent(job.bytes, job.givenName, job.limits)
    case 'sheet':
      return parseSheet(job)
    case 'table':
      return parseTable(job)
    case 'paper':
      return parsePaper(job)
    case 'invoice':
      return parseInvoice(job)
    default:
      return job satisfies never
  }
}

/** Loaded with the first document: most processes read none. */
async function parsePaper(job: Extract<ParseJob, { kind: 'paper' }>): Promise<ParseJobs['paper']['answer']> {
  const { readPaper } = await import('../papers/read-paper.ts')
  return readPaper(job)
}

async function parseInvoice(
  job: Extract<ParseJob, { kind: 'invoice' }>,
): Promise<ParseJobs['invoice']['answer']> {
  const { readEInvoice } = await import('../e-invoices/read-e-invoice.ts')
  return readEInvoice(job)
}

async function parseSheet(job: Extract<ParseJob, { kind: 'sheet' }>): Promise<ParseJobs['sheet']['answer']> {
  const outcome = await readSheet(job.bytes, job.columns, job.limits)
  if (!outcome.ok) return outcome
  const { rows, ...sheet } = outcome.sheet
  const sent = await tellRows(rows, mostCharacters(job.bytes.length))
  return sent.ok ? { ok: true, sheet } : sent
}

async function parseTable(job: Extract<ParseJob, { kind: 'table' }>): Promise<ParseJobs['table']['answer']> {
  const outcome = await openRows(Buffer.from(job.bytes), job.limits)
  if (!outcome.ok) return outcome
  const { rows, filledRows } = outcome.opened
  const sent = await tellRows(textsOf(rows), mostCharacters(job.bytes.length))
  return sent.ok ? { ok: true, rowCount: filledRows } : sent
}

async function* textsOf(rows: AsyncIterable<RawRow>): AsyncGenerator<SheetRow<string>> {
  for await (const { rowNumber, cells } of rows)
    yield {
      rowNumber,
      values: Object.fromEntries(Array.from(cells, (cell, place) => [String(place), cell?.text ?? ''])),
      problems: [],
    }
}

/** Sends the rows in batches, within the budget of characters. */
async function tellRows(
  rows: AsyncIterable<SheetRow<string>>,
  most: number,
): Promise<Outcome<object, SheetReason>> {
  let batch: SheetRow<string>[] = []
  let total = 0
  try {
    for await (const row of rows) {
      const lengths = Object.values(row.values).map(({ length }) => length)
      const length = lengths.reduce((sum, each) => sum + each, 0)
      total += length
      if (length > longestRow || lengths.some((each) => each > longestCell))
        return refused('excel.rowTooLong', { row: String(row.rowNumber) })
      if (total > most) return refused('excel.bomb')
      batch.push(row)
      if (batch.length < rowsAtOnce) continue
      tell({ type: 'rows', rows: batch })
      batch = []
    }
  } catch {
    return refused('excel.broken')
  }
  tell({ type: 'rows', rows: batch })
  return { ok: true }
}
