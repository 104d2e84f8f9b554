import { createHash, randomUUID } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { isReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { reportFormat, reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { newStorageKey } from '../../platform/files/storage.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { publish } from '../../platform/live/publish.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Texts, textsOf } from '../../platform/texts.ts'
import { sendNotice } from '../notices/send-notice.ts'
import type { Reports } from './define-report.ts'
import { mimes, renderReportPdf, renderXlsx } from './render-report.ts'
import { openFile, type ReportFile } from './report-file.ts'
import type { ReadCells } from './report-pieces.ts'
import { reportOf } from './send-report.ts'

export const runJob = 'report-run'
const { waiting, working, done, failed } = reportRunState.codes
/** A process that gave no sign for so long is taken for dead. */
const silentSeconds = 60

/** Its claim is another's, or it was cancelled: what was made is dropped. */
class NotMine extends Error {
  override readonly name = 'NotMine'
}

export const reportRunner = (platform: Platform, reports: Reports): JobDefinition => ({
  name: runJob,
  run: async ({ id }) => {
    if (typeof id === 'string') await runReport(platform, reports, id)
  },
})

/** The report, and the name of the schedule that made it. */
export const titleOf = (text: Texts, no: string, name: string): string =>
  [text(`reports.${no}.title`), name].filter(Boolean).join(' · ')
/** The report by its number, so that each reader finds it named in their own language, and what a member called it. */
const namesOf = (run: Run) => ({ title: ownTitle(run), reportNo: run.report_no, name: run.title })
const ownTitle = ({ locale, report_no: no, title }: Run): string =>
  titleOf(textsOf(locale as Locale), no, title)

type Run = NonNullable<Awaited<ReturnType<typeof claimRun>>>

/** Of several that are asked to make a run, one gets it; the others leave it alone. */
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
    const stored = await makeFile(platform, reports, run, key)
    await platform.staff.transaction([], (tx) => finishRun(tx, run, stored))
  } catch (error) {
    await platform.files.remove(key)
    if (error instanceof NotMine) return
    if (!(error instanceof Refusal)) platform.log.error({ err: error, run: id }, 'a report was not made')
    await platform.staff.transaction([], (tx) => failRun(tx, run, error))
  }
}

type Stored = { readonly key: string; readonly bytes: number; readonly sha256: Buffer; readonly name: string }

async function makeFile(platform: Platform, reports: Reports, run: Run, key: string): Promise<Stored> {
  const locale = run.locale as Locale
  const text = textsOf(locale)
  const reading = { companyId: run.company_id, memberId: run.member_id, locale }
  const read = readAs(platform, run.company_id)
  const file = await openFile(reportOf(reports, run.report_no), reading, run.view as ReportView, {
    read,
    text,
    format: run.format,
  })
  const told = progressOf(platform, run, file)
  await told(0)
  const isPdf = run.format === reportFormat.codes.pdf
  const content = isPdf
    ? Readable.from([await renderReportPdf(file, { companyName: await nameOf(read), text, told })])
    : renderXlsx(file, told)
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
const readAs =
  (platform: Platform, companyId: string): ReadCells =>
  async (query) => {
    const [, rows = []] = await platform.app.read([
      { sql: "select set_config('app.company_id', $1, true)", parameters: [companyId] },
      query.compile(),
    ])
    return rows as never
  }

async function nameOf(read: ReadCells): Promise<string> {
  const [company] = await read({
    compile: () =>
      raw<Record<string, string>>`select name from company where id = app.company_id()`.compile(sql),
  })
  return company?.['name'] ?? ''
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
      if (seen) await publish(tx, { companyId: run.company_id, memberIds: [run.member_id] }, message)
      return seen !== undefined
    })
    if (!isMine) throw new NotMine()
  }
}

const ownRun = (tx: Tx, run: Run) =>
  tx
    .updateTable('report_run')
    .where('id', '=', run.id)
    .where('state', '=', working)
    .where('claim', '=', run.claim)

/** File, end and messages are one transaction, and only the claim that stands can write it. */
async function finishRun(tx: Tx, run: Run, stored: Stored): Promise<void> {
  const { company_id: companyId } = run
  const { id: fileId } = await tx
    .insertInto('file')
    .values({
      company_id: companyId,
      uploaded_by: null,
      name: stored.name,
      mime: mimes[run.format === reportFormat.codes.pdf ? 'pdf' : 'xlsx'],
      bytes: String(stored.bytes),
      sha256: stored.sha256,
      storage_key: stored.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ended = await ownRun(tx, run)
    .set({
      state: done,
      file_id: fileId,
      ended_at: raw<string>`now()`,
      claim: null,
      rows_done: raw<number>`rows_total`,
    })
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new NotMine()
  const memberIds = await readersOf(tx, run)
  if (memberIds.length === 0) return
  await sendNotice(tx, {
    companyId,
    memberIds,
    message: {
      phrase: run.schedule_id === null ? 'report.ready' : 'report.scheduled',
      params: { ...namesOf(run), day: run.due_on ?? '' },
    },
    record: { entity: 'reportRun', id: run.id },
  })
}

/** Of those it is for, who may see the report by now. */
async function readersOf(
  tx: Tx,
  { company_id: companyId, report_no: no, recipient_ids: ids }: Run,
): Promise<string[]> {
  if (!isReportNo(no)) return []
  const rows = await tx
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${ids}::bigint[])`)
    .where(raw<boolean>`${reportCatalogue[no]} = any(permissions)`)
    .execute()
  return rows.map(({ id }) => id)
}

async function failRun(tx: Tx, run: Run, error: unknown): Promise<void> {
  const [finding] = error instanceof Refusal ? error.findings : []
  const text = textsOf(run.locale as Locale)
  const reason = finding ? text(`errors.${finding.code}`, finding.params) : text('errors.report.notMade')
  const ended = await ownRun(tx, run)
    .set({ state: failed, reason, ended_at: raw<string>`now()`, claim: null })
    .returning('id')
    .executeTakeFirst()
  if (!ended) return
  await sendNotice(tx, {
    companyId: run.company_id,
    memberIds: [run.member_id],
    message: { phrase: 'report.failed', params: { ...namesOf(run), reason } },
    record: { entity: 'reportRun', id: run.id },
  })
}
