import { sql, type Tx } from '../../../platform/database/database.ts'
import { isMailConfigured } from '../../../platform/mail/open-mailer.ts'
import { queueMails } from '../../../platform/mail/queue-mail.ts'
import { sendNotice } from '../../../platform/notices/send-notice.ts'
import type { OpenCall } from '../../../platform/session/call.ts'
import type { Person } from './person.ts'

/** What a person is told of, so that a change by somebody else is noticed. */
type FactorEvent = 'added' | 'removed' | 'reset' | 'recovered'

export async function tellMember(tx: Tx, person: Person, event: FactorEvent): Promise<void> {
  if (person.kind !== 'member' || !person.membership) return
  const { companyId, memberId } = person.membership
  await sendNotice(tx, {
    companyId,
    memberIds: [memberId],
    message: { phrase: `secondFactor.${event}` },
    record: { entity: 'member', id: memberId },
  })
}

/** Staff have no messages in the product: they get an e-mail, after the change is committed. */
export async function mailStaff(call: OpenCall, person: Person, event: FactorEvent): Promise<void> {
  const { platform, text, locale } = call
  if (person.kind !== 'staff' || !isMailConfigured(platform.config.environment)) return
  const [rows = []] = await platform.staff.read([
    sql.selectFrom('staff').select('email').where('id', '=', person.id).compile(),
  ])
  const to = rows[0]?.['email']
  if (typeof to !== 'string') return
  await platform.staff.transaction([], (tx) =>
    queueMails(tx, [
      {
        kind: 'secondFactor',
        locale,
        to,
        subject: text(`server.notices.secondFactor.${event}.title`),
        paragraphs: [text(`server.notices.secondFactor.${event}.content`)],
      },
    ]),
  )
}
