import { createHash, randomUUID } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { reportFormat, reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { readOfCompany } from '../../platform/database/standby-reads.ts'
import { newStorageKey } from '../../platform/files/storage.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { publish } from '../../platform/live/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import { readerOf } from '../../platform/records/read-within.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import { textsOf } from '../../platform/texts.ts'
import { failRun, finishRun, NotMine, ownRun, type Run, type Stored } from './end-run.ts'
import { mimes, renderReportPdf, renderXlsx } from './render-report.ts'
import { openFile, type ReportFile } from './report-file.ts'
import { readParties } from './report-parties.ts'
import type { ReadCells } from './report-pieces.ts'
import { reportOf } from './send-report.ts'

export const runJob = 'report-run'
const { waiting, working } = reportRunState.codes
/** A process that gave no sign for so long is taken for dead. */
const silentSeconds = 60

export const reportRunner = (platform: Platform, reports: Reports): JobDefinition => ({
  name: runJob,
  run: async ({ id }) => {
    if (typeof id === 'string') await runReport(platform, reports, id)
  },
})

/** One of several processes that are asked to make a run gets it; the others leave it alone. */
async function claimRun(tx: Tx, id: string) {
  const claim = randomUUID()
  return tx
    .updateTable('report_run')
    .set({ state: working, claim, seen_at: raw<string>`now()`, rows_done: 0 })
    .where('id', '=', id)
    .where(
      raw<boolean>`(state = ${waiting} or (state = ${working} and seen_at < now() - make_interval(secs => ${silentSeconds})))`,
    )
    .returningAll()
    .executeTakeFirst()
}

/** Makes the file; the end is written once, whoever else tried before. */
export async function runReport(platform: Platform, reports: Reports, id: string): Promise<void> {
  const run = await platform.staff.transaction([], (tx) => claimRun(tx, id))
  if (!run) return
  const key = newStorageKey()
  try {
    const madeFile = await makeFile(platform, reports, run, key)
    await platform.staff.transaction([], (tx) => finishRun(tx, run, madeFile))
  } catch (error) {
    await platform.files.remove(key)
    if (error instanceof NotMine) return
    if (!(error instanceof Refusal)) platform.log.error({ err: error, run: id }, 'a report was not made')
    await platform.staff.transaction([], (tx) => failRun(tx, run, error))
  }
}

async function makeFile(platform: Platform, reports: Reports, run: Run, key: string): Promise<Stored> {
  const locale = run.locale as Locale
  const text = textsOf(locale)
  const reading = { companyId: run.company_id, memberId: run.member_id, locale }
  const read = readAs(platform, run.company_id)
  const report = reportOf(reports, run.report_no)
  await report.refresh?.(platform, run.company_id)
  const file = await openFile(report, reading, run.view as ReportView, {
    read,
    text,
    format: run.format,
  })
  const reportProgress = progressOf(platform, run, file)
  await reportProgress(0)
  const isPdf = run.format === reportFormat.codes.pdf
  const content = isPdf
    ? Readable.from([
        await renderReportPdf(file, {
          ...(await readParties(read, locale)),
          day: platform.clock.today(),
          text,
          told: reportProgress,
        }),
      ])
    : renderXlsx(file, reportProgress)
  let bytes = 0
  const hash = createHash('sha256')
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length
      hash.update(chunk)
      pass(null, chunk)
    },
  })
  // An error of the rows, such as a cancelled run, ends the writing too.
  content.on('error', (error) => counted.destroy(error))
  await platform.files.put(key, content.pipe(counted), mimes[isPdf ? 'pdf' : 'xlsx'])
  const name = `${file.title}-${platform.clock.today()}.${run.format}`
  return { key, bytes, sha256: hash.digest(), name }
}

/** As the customers' role sees it, limited to the company by the database as a member's call is. */
function readAs(platform: Platform, companyId: string): ReadCells {
  const read = readerOf(async (queries) => {
    const opening = { sql: "select set_config('app.company_id', $1, true)", parameters: [companyId] }
    const compiled = queries.map((query) => query.compile())
    const [, ...answers] = await readOfCompany(platform, companyId, { opening, queries: compiled })
    return answers
  })
  return async (query) => (await read(query))[0]
}

/** Says how far it is, and that it lives; stops where the run is no longer this process's. */
function progressOf(platform: Platform, run: Run, { count }: ReportFile) {
  let rows = 0
  return async (more: number): Promise<void> => {
    rows = Math.min(rows + more, count)
    const message = {
      type: 'job',
      id: `report ${run.id}`,
      done: rows,
      total: count,
      state: 'running',
    } as const
    const isMine = await platform.staff.transaction([], async (tx) => {
      const seen = await ownRun(tx, run)
        .set({ seen_at: raw<string>`now()`, rows_done: rows, rows_total: count })
        .returning('id')
        .executeTakeFirst()
      if (seen) publish(tx, { companyId: run.company_id, memberIds: [run.member_id] }, message)
      return seen !== undefined
    })
    if (!isMine) throw new NotMine()
  }
}
