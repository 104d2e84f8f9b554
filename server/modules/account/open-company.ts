import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import type { Token } from '@quayside/contract/account/login.ts'
import type { FurtherCompany } from '@quayside/contract/account/membership.ts'
import { checkAgreement } from '@quayside/contract/account/password.rules.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Principal } from '../../platform/session/principal.ts'
import { type Account, findAccountById } from './account.ts'
import { auditIdentity } from './audit.ts'
import { holdAccount, type LogIn, openSession } from './open-session.ts'
import { foundCompany } from './register.ts'

/**
 * A session in another company of the same person. It belongs to the same log-in, so that it ends with it and lives no
 * longer; the present session goes on, because other tabs may use it.
 */
export async function openCompany(call: Call, { params }: { params: { id: string } }): Promise<Token> {
  await call.read()
  return call.platform.staff.transaction([], (tx) => openFor(tx, call, params.id))
}

async function openFor(tx: Tx, call: Call, memberId: string): Promise<Token> {
  const { principal } = call
  const { rows } = await tx.executeQuery<Account>(
    findAccountById(memberId).where('member.person_id', '=', principal.personId).compile(),
  )
  const account = getOrRefuse(rows[0])
  if (!account.is_enabled) throw refuse('membership.disabled')
  await holdAccount(tx, account)
  const login = await lockLogIn(tx, principal)
  // The log-in showed no second factor, and this company asks for one: only a log-in can show it.
  if (account.needs_second_factor && account.has_second_factor && !login.is_two_factor)
    throw refuse('membership.logInAgain')
  await auditIdentity(tx, call, { action: 'POST system/online/user/company/{id}/open', account })
  return openSession(tx, call, account, login)
}

async function lockLogIn(tx: Tx, { sessionId }: Principal): Promise<LogIn> {
  const login = await tx
    .selectFrom('session')
    .select(['login_id', 'created_at', 'is_two_factor'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!login) throw refuse('access.signIn')
  return login
}

/** A second click, or another try, opens the company that is still without any information. */
export async function registerFurtherCompany(call: Call, { body }: { body: FurtherCompany }): Promise<Token> {
  refuseIfAny(checkAgreement(body.agree))
  await call.read()
  const { personId, name } = call.principal
  return call.platform.staff.transaction([], async (tx) => {
    await tx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute()
    const begun = await tx
      .selectFrom('member')
      .innerJoin('company', 'company.id', 'member.company_id')
      .select('member.id')
      .where('member.person_id', '=', personId)
      .where('member.deleted_at', 'is', null)
      .where('member.invited_at', 'is', null)
      .where('member.is_administrator', '=', true)
      .where('company.certification', '=', certificationStatus.codes.notCertified)
      .where(raw<boolean>`company.name = ''`)
      .executeTakeFirst()
    return openFor(tx, call, begun?.id ?? (await foundCompany(tx, { personId, name })))
  })
}
