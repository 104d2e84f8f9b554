import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { isReportNo, reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { reportFormat, reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { type Texts, textsOf } from '../../platform/texts.ts'
import { mimes } from './render-report.ts'

const { working, done, failed } = reportRunState.codes

export type Run = Selectable<DB['report_run']>
export type Stored = {
  readonly key: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly name: string
}

/** Its claim is another's, or it was cancelled: what was made is dropped. */
export class NotMine extends Error {
  override readonly name = 'NotMine'
}

/** The report, and the name of the schedule that made it. */
export const titleOf = (text: Texts, no: string, name: string): string =>
  [text(`reports.${no}.title`), name].filter(Boolean).join(' · ')
/** The report by its number, so that each reader finds it named in their own language, and what a member called it. */
const namesOf = (run: Run) => ({ title: ownTitle(run), reportNo: run.report_no, name: run.title })
const ownTitle = ({ locale, report_no: no, title }: Run): string =>
  titleOf(textsOf(locale as Locale), no, title)

export const ownRun = (tx: Tx, run: Run) =>
  tx
    .updateTable('report_run')
    .where('id', '=', run.id)
    .where('state', '=', working)
    .where('claim', '=', run.claim)

/** File, end and messages are one transaction, and only the claim that stands can write it. */
export async function finishRun(tx: Tx, run: Run, stored: Stored): Promise<void> {
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
    ...(run.schedule_id !== null &&
      isReportNo(run.report_no) && {
        files: { ids: [fileId], permission: reportCatalogue[run.report_no] },
      }),
  })
}

/** Those it is for who may see the report by now. */
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
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where(raw<boolean>`${reportCatalogue[no]} = any(permissions)`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function failRun(tx: Tx, run: Run, error: unknown): Promise<void> {
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
