import { openDocumentStates } from '@quayside/contract/filings/approval-document.ts'
import { underWayStates } from '@quayside/contract/filings/approval-step.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { type LockedApproval, lockApproval } from './approval-queries.ts'

/** Days before its day on which the company is first reminded of a document. */
const reminderLead = 2

type Reminder = {
  readonly phrase: 'documentDue' | 'documentLate'
  readonly column: 'due_reminded_at' | 'late_reminded_at'
  readonly isDue: (today: string) => RawBuilder<boolean>
}
const reminders: readonly Reminder[] = [
  {
    phrase: 'documentDue',
    column: 'due_reminded_at',
    isDue: (today) =>
      raw<boolean>`d.due_on between ${today}::date and ${addDays(today, reminderLead)}::date and d.due_reminded_at is null`,
  },
  {
    phrase: 'documentLate',
    column: 'late_reminded_at',
    isDue: (today) => raw<boolean>`d.due_on < ${today}::date and d.late_reminded_at is null`,
  },
]

/**
 * Reminds of documents that were asked for and not handed in: shortly before their day, and when it has gone by. A
 * reminder and the note that it was sent are one transaction on the locked filing, so that it is sent once.
 */
export const remindOfDocuments = (platform: Platform): JobDefinition => ({
  name: 'approval-documents',
  schedule: '25 8-20 * * *',
  run: () => remindOn(platform, platform.clock.today()),
})

export async function remindOn(platform: Platform, today: string): Promise<void> {
  const isAnyDue = raw.join(
    reminders.map(({ isDue }) => raw`(${isDue(today)})`),
    raw` or `,
  )
  const { rows } = await platform.staff.transaction([], (tx) =>
    raw<{ id: string }>`select distinct a.id from approval_document d
      join approval_order a on a.company_id = d.company_id and a.id = d.approval_id
      where a.state = any(${[...underWayStates]}::int[]) and a.deleted_at is null
        and d.state = any(${[...openDocumentStates]}::int[]) and (${isAnyDue})
      order by a.id`.execute(tx),
  )
  const run = inRun('approval-documents')
  for (const { id } of rows) await platform.staff.transaction([run], (tx) => remindOne(tx, id, today))
}

/** Asked again of the locked filing: a document may have been handed in or withdrawn since. */
async function remindOne(tx: Tx, id: string, today: string): Promise<void> {
  const approval = await lockApproval(tx, id, undefined)
  if (!approval || !underWayStates.includes(approval.state)) return
  for (const reminder of reminders) await send(tx, approval, reminder, today)
}

/** One message for all documents that are due on the same day. */
async function send(
  tx: Tx,
  { company_id: companyId, id, number, product_name: product }: LockedApproval,
  { phrase, column, isDue }: Reminder,
  today: string,
): Promise<void> {
  const { rows } = await raw<{ name: string; due_on: string }>`
    update approval_document d set ${raw.ref(column)} = now()
    where d.company_id = ${companyId} and d.approval_id = ${id}
      and d.state = any(${[...openDocumentStates]}::int[]) and ${isDue(today)}
    returning d.name, d.due_on`.execute(tx)
  for (const [dueOn, documents] of Map.groupBy(rows, ({ due_on }) => due_on))
    await sendNotice(tx, {
      companyId,
      sType: noticeType.codes.reminder,
      message: {
        phrase: `approvalOrder.${phrase}`,
        params: { number, product, dueOn, documents: documents.map(({ name }) => name).join(', ') },
      },
      record: { entity: 'approvalOrder', id },
    })
}
