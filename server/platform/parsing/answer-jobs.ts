import { Worker } from 'node:worker_threads'
import { readSheet, type SheetRow } from '../excel/read-sheet.ts'
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

export const parseJob = (job: ParseJob): Promise<Answer> =>
  job.kind === 'file' ? inspectContent(job.bytes, job.givenName, job.limits) : parseSheet(job)

async function parseSheet(job: Extract<ParseJob, { kind: 'sheet' }>): Promise<ParseJobs['sheet']['answer']> {
  const outcome = await readSheet(job.bytes, job.columns, job.limits)
  if (!outcome.ok) return outcome
  const { rows, ...sheet } = outcome.sheet
  let batch: SheetRow<string>[] = []
  try {
    for await (const row of rows) {
      batch.push(row)
      if (batch.length < rowsAtOnce) continue
      tell({ type: 'rows', rows: batch })
      batch = []
    }
  } catch {
    return refused('excel.broken')
  }
  tell({ type: 'rows', rows: batch })
  return { ok: true, sheet }
}
