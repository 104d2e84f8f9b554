import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { statementMail } from './statement-mail.ts'

/** Sends the statement of the month before, on the first days of each month, to those who asked for it. */
export const sendStatements = (platform: Platform): JobDefinition => ({
  name: 'monthly-statements',
  schedule: '40 8-20 1-10 * *',
  run: () => sendStatementsOn(platform, platform.clock.today()),
})

export async function sendStatementsOn(
  platform: Platform,
  today: string,
  canMail = isMailConfigured(platform.config.environment),
): Promise<void> {
  const month = monthBefore(today)
  const companies = await platform.staff.transaction([], (tx) =>
    findUnsent(tx, month.begin, Number(today.slice(8))),
  )
  for (const { company_id: companyId } of companies)
    await platform.staff.transaction([], (tx) => beginSending(tx, companyId, month, canMail))
}

type Month = { readonly begin: string; readonly end: string }
const monthBefore = (today: string): Month => ({
  begin: firstOfMonth(today, -1),
  end: lastOfMonth(today, -1),
})

const findUnsent = (tx: Tx, month: string, day: number) =>
  tx
    .selectFrom('statement_subscription as s')
    .select('s.company_id')
    .where('s.is_enabled', '=', true)
    .where('s.send_day', '<=', day)
    .where(
      raw<boolean>`not exists (select 1 from statement_sending t where t.company_id = s.company_id and t.month = ${month}::date)`,
    )
    .execute()

/** The row, the message and the e-mails are one transaction: of several processes one sends them, and no restart sends them again. */
async function beginSending(tx: Tx, companyId: string, month: Month, canMail: boolean): Promise<void> {
  const first = await tx
    .insertInto('statement_sending')
    .values({ company_id: companyId, month: month.begin })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst()
  if (!first) return
  const addresses = canMail ? await findAddresses(tx, companyId) : []
  await queueMails(
    tx,
    addresses.map((to) => ({ ...statementMail(companyId, month.begin), to })),
  )
  const { rows } = await raw<{ currency: string; closing: string }>`
    select currency, sum(debit - credit)::text as closing from ledger_sum
    where company_id = ${companyId} and day <= ${month.end}::date group by currency order by currency`.execute(
    tx,
  )
  const balances = rows.map(({ currency, closing }) => `${currency} ${formatAmount(closing as Amount)}`)
  await sendNotice(tx, {
    companyId,
    message: {
      phrase: 'statement.sent',
      params: { month: month.begin.slice(0, 7), balances: balances.join(' · ') || '0.00' },
    },
    record: { entity: 'statement', id: companyId },
  })
}

async function findAddresses(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await raw<{ email: string }>`select distinct c.email from statement_subscription s
    join contact c on c.company_id = s.company_id and c.id = any(s.contact_ids)
    where s.company_id = ${companyId} and c.deleted_at is null and c.email <> '' order by 1`.execute(tx)
  return rows.map(({ email }) => email)
}
