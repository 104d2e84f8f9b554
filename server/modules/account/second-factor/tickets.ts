import { randomBytes } from 'node:crypto'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import { sql, type Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Person } from './person.ts'

/** Between the two steps of a log-in, or while a passkey answers its challenge. */
const ticketMinutes = 10

type Purpose = `${Person['kind']} ${'login' | 'passkey'}` | 'new passkey'
type Ticket = {
  readonly token: string
  readonly challenge: string
  readonly person: string | null
  readonly accountMark: Buffer | null
}

const newChallenge = (): string => randomBytes(32).toString('base64url')

export async function issueTicket(
  platform: Platform,
  { purpose, person = null, accountMark = null }: { purpose: Purpose } & Partial<Ticket>,
): Promise<Ticket> {
  const ticket: Ticket = { token: newToken(), challenge: newChallenge(), person, accountMark }
  await platform.staff.run(
    sql
      .insertInto('login_ticket')
      .values({
        token_hash: hashToken(ticket.token),
        purpose,
        person,
        account_mark: accountMark,
        challenge: ticket.challenge,
        expires_at: raw<string>`now() + make_interval(mins => ${ticketMinutes})`,
      })
      .compile(),
  )
  return ticket
}

/** The ticket while it is valid; it stays so until `spendTicket`. */
export async function getTicketOrRefuse(
  platform: Platform,
  token: string,
  purpose: Purpose,
): Promise<Ticket> {
  const [rows = []] = await platform.staff.read([
    sql
      .selectFrom('login_ticket')
      .select(['challenge', 'person', 'account_mark'])
      .where('token_hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', raw<string>`now()`)
      .compile(),
  ])
  const row = rows[0] as { challenge: string; person: string | null; account_mark: Buffer | null } | undefined
  if (!row) throw refuse('secondFactor.expired')
  return { token, challenge: row.challenge, person: row.person, accountMark: row.account_mark }
}

/** A ticket opens one session: of two requests with the same one the second is refused. */
export async function spendTicket(tx: Tx, token: string): Promise<void> {
  const { rows } = await tx.executeQuery(spending(token).compile())
  if (rows.length === 0) throw refuse('secondFactor.expired')
}

/** The same before a transaction of the customers' role, which does not see tickets. */
export async function spendTicketNow(platform: Platform, token: string): Promise<void> {
  const rows = await platform.staff.run(spending(token).compile())
  if (rows.length === 0) throw refuse('secondFactor.expired')
}

const spending = (token: string) =>
  sql
    .updateTable('login_ticket')
    .set({ used_at: raw<string>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning('purpose')
