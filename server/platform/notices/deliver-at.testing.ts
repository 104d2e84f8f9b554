import type { TestApp } from '../testing/test-app.ts'
import { deliverNotices, findRecipients } from './deliver-notices.ts'
import { messageOf, type Notice } from './send-notice.ts'

/** `sendNotice` at a moment that the test names; by itself it takes that of the database, which is the machine's. */
export const deliverAt = (app: TestApp, now: Date, companyId: string, notice: Notice): Promise<number> =>
  app.platform.staff.transaction([], async (tx) => {
    const { recipients } = await findRecipients(tx, { companyIds: [companyId] })
    const message = messageOf(notice)
    return deliverNotices(
      tx,
      now,
      recipients.map((to) => ({ to, message })),
    )
  })
