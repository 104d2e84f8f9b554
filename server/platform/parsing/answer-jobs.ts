import { Worker } from 'node:worker_threads'
import { openRows } from '../excel/open-rows.ts'
import { readSheet, type SheetRow } from '../excel/read-sheet.ts'
import type { RawRow } from '../excel/worksheet-rows.ts'
import { inspectContent } from '../files/inspect-content.ts'
import { refused } from '../files/outcome.ts'
import type { ParseJob, ParseJobs, ParseMessage } from './parse-jobs.ts'

const rowsAtOnce = 200

const tell = (message: ParseMessage): void => {
  process.send?.(message)
}

/** A server that is killed cannot end its parsers any more; one that never ends would run on without it. */
const endWithServer = `
  const server = process.ppid
  setInterval(() => { if (process.ppid !== server) process.kill(process.pid, 'SIGKILL') }, 1000)
`

/** What a parsing process does; `parser` differs in tests alone. */
export function answerJobs(parser: (job: ParseJob) => Promise<Answer> = parseJob): void {
  new Worker(endWithServer, { eval: true }).unref()
  process.on('message', (job: ParseJob) => {
    void parser(job).then(
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
    default:
      return job satisfies never
  }
}

async function parseSheet(job: Extract<ParseJob, { kind: 'sheet' }>): Promise<ParseJobs['sheet']['answer']> {
  const outcome = await readSheet(job.bytes, job.columns, job.limits)
  if (!outcome.ok) return outcome
  const { rows, ...sheet } = outcome.sheet
  return (await tellRows(rows)) ? { ok: true, sheet } : refused('excel.broken')
}

async function parseTable(job: Extract<ParseJob, { kind: 'table' }>): Promise<ParseJobs['table']['answer']> {
  const outcome = await openRows(Buffer.from(job.bytes), job.limits)
  if (!outcome.ok) return outcome
  const { rows, filledRows } = outcome.opened
  return (await tellRows(textsOf(rows))) ? { ok: true, rowCount: filledRows } : refused('excel.broken')
}

async function* textsOf(rows: AsyncIterable<RawRow>): AsyncGenerator<SheetRow<string>> {
  for await (const { rowNumber, cells } of rows)
    yield {
      rowNumber,
      values: Object.fromEntries(Array.from(cells, (cell, place) => [String(place), cell?.text ?? ''])),
      problems: [],
    }
}

/** In batches; false where the content turns out to be broken on the way. */
async function tellRows(rows: AsyncIterable<SheetRow<string>>): Promise<boolean> {
  let batch: SheetRow<string>[] = []
  try {
    for await (const row of rows) {
      batch.push(row)
      if (batch.length < rowsAtOnce) continue
      tell({ type: 'rows', rows: batch })
      batch = []
    }
  } catch {
    return false
  }
  tell({ type: 'rows', rows: batch })
  return true
}
