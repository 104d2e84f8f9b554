import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { type Mailer, openMailer } from '../../platform/mail/open-mailer.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Month, statementMail } from './statement-mail.ts'

const mostFailures = 5

/** On the first days of each month, the statement of the month before to those who asked for it. */
export const sendStatements = (platform: Platform): JobDefinition => ({
  name: 'monthly-statements',
  schedule: '40 8-20 1-10 * *',
  run: () => sendStatementsOn(platform, openMailer(platform.config.environment), platform.clock.today()),
})

export async function sendStatementsOn(
  platform: Platform,
  mailer: Mailer | undefined,
  today: string,
): Promise<void> {
  const month = monthBefore(today)
  const companies = await platform.staff.transaction([], (tx) =>
    findUnsent(tx, month.begin, Number(today.slice(8))),
  )
  for (const { company_id: companyId } of companies)
    await platform.staff.transaction([], (tx) => beginSending(tx, companyId, month, mailer !== undefined))
  if (!mailer) return
  while (await mailNext(platform, mailer));
}
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

/** The row and the message are one transaction: of several processes one sends them, and no restart sends them again. */
async function beginSending(tx: Tx, companyId: string, month: Month, canMail: boolean): Promise<void> {
  const addresses = canMail ? await findAddresses(tx, companyId) : []
  const first = await tx
    .insertInto('statement_sending')
    .values({ company_id: companyId, month: month.begin, waiting_for: raw<string[]>`${addresses}::text[]` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .executeTakeFirst()
  if (!first) return
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

/**
 * One e-mail. The address is struck off before the e-mail leaves: a process that dies in between loses one e-mail, whose
 * statement is in the portal, and never sends it twice. One that the mail server refuses is tried again, some times.
 */
async function mailNext(platform: Platform, mailer: Mailer): Promise<boolean> {
  const next = await platform.staff.transaction([], takeAddress)
  if (!next) return false
  const { companyId, address, month } = next
  try {
    await mailer.send({ to: address, ...(await statementMail(platform, companyId, month)) })
  } catch (error) {
    platform.log.warn({ err: error, company: companyId }, 'statement not sent')
    await platform.staff.transaction([], (tx) =>
      raw`update statement_sending set failures = failures + 1,
        waiting_for = case when failures + 1 < ${mostFailures} then array_append(waiting_for, ${address}) else waiting_for end
        where company_id = ${companyId} and month = ${month.begin}::date`.execute(tx),
    )
  }
  return true
}

async function takeAddress(
  tx: Tx,
): Promise<{ companyId: string; address: string; month: Month } | undefined> {
  const { rows } = await raw<{ company_id: string; month: string; address: string }>`
    with next as (
      select company_id, month, waiting_for[1] as address from statement_sending
      where waiting_for <> '{}' order by created_at limit 1 for update skip locked
    )
    update statement_sending s set waiting_for = array_remove(s.waiting_for, next.address)
    from next where s.company_id = next.company_id and s.month = next.month
    returning s.company_id, s.month, next.address`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const month = { begin: row.month, end: lastOfMonth(row.month) }
  return { companyId: row.company_id, address: row.address, month }
}
