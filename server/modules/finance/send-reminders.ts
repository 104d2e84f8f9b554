import { momentOf } from '@quayside/contract/finance/reminders.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { type Due, readDue } from './deadlines.ts'

/**
 * Reminders before, on and after the day of each deadline. A reminder and the note that it was sent are one transaction,
 * so that it is sent once whatever is restarted; the hours after a pause send what is due by then.
 */
export const sendReminders = (platform: Platform): JobDefinition => ({
  name: 'deadline-reminders',
  schedule: '15 8-20 * * *',
  run: () => remindOf(platform, platform.clock.today()),
})

export async function remindOf(platform: Platform, today: string): Promise<void> {
  const deadlines = await platform.staff.transaction([], (tx) => readDue(readWithin(tx), today))
  const run = inRun('deadline-reminders')
  for (const due of deadlines) {
    const moment = momentOf(due.name, due.dueOn, today)
    if (moment) await platform.staff.transaction([run], (tx) => remindOnce(tx, due, moment))
  }
}

async function remindOnce(tx: Tx, due: Due, moment: string): Promise<void> {
  const { companyId, name, subject, dueOn, number, currency, amount, items } = due
  const first = await tx
    .insertInto('deadline_reminder')
    .values({ company_id: companyId, name, subject, due_on: dueOn, moment })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()
  if (!first) return
  await sendNotice(tx, {
    companyId,
    sType: noticeType.codes.reminder,
    message: {
      phrase: `reminder.${name}.${moment}`,
      params: { dueOn, number, currency, amount, count: items },
    },
    record: due.record ?? { entity: 'debt', id: companyId },
  })
}
