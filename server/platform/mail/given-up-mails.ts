import { GivenUpMail } from '@quayside/contract/office/mail.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../database/database.ts'
import { shaped } from '../records/shaped.ts'

/** E-mails that no attempt of ten days could deliver, newest first. */
export const findGivenUpMails = () =>
  sql
    .selectFrom('mail as m')
    .leftJoin('company as c', 'c.id', 'm.company_id')
    .select(['m.id', 'm.kind', 'm.address', 'm.subject', 'm.attempts', 'm.last_error', 'm.created_at'])
    .select(raw<string>`m.given_up_at`.as('given_up_at'))
    .select(raw<string>`coalesce(c.name, '')`.as('company_name'))
    .where('m.given_up_at', 'is not', null)
    .orderBy('m.given_up_at', 'desc')
    .orderBy('m.id', 'desc')
type Row = Awaited<ReturnType<ReturnType<typeof findGivenUpMails>['execute']>>[number]

export const toGivenUpMail = (row: Row): GivenUpMail => shaped(GivenUpMail, row)

/** They begin at the first attempt again, with the next minute. */
export async function sendMailsAgain(tx: Tx, ids: readonly string[]): Promise<{ count: number }> {
  const { rows } = await raw`update mail set given_up_at = null, attempts = 0, due_at = now()
    where id = any(${[...ids]}::bigint[]) and given_up_at is not null returning id`.execute(tx)
  if (rows.length < new Set(ids).size) throw refuse('mail.notGivenUp')
  return { count: rows.length }
}
