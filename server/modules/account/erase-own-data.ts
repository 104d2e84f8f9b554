import type { Erasure } from '@quayside/contract/account/profile.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockAdministratorsOfPerson, refuseIfNoneRemains } from './administrators.ts'
import { forgetAttempts } from './attempts.ts'
import { auditIdentity } from './audit.ts'
import { endPersonSessions } from './end-sessions.ts'
import { loginKeysOf } from './log-in.ts'
import { confirmOwnPassword } from './passwords.ts'
import { removeAllFactors } from './second-factor/factors.ts'

/**
 * PIPL: personal data is removed from the person, from the memberships in all companies and from their sessions; the
 * companies' records stay, without the person's name. None of the companies may lose its last administrator.
 */
export async function eraseOwnData(call: Call, { body }: { body: Erasure }): Promise<void> {
  const { personId } = await confirmOwnPassword(call, 'password', body.password)
  const { companyId, memberId } = call.principal
  const former = await call.platform.staff.transaction([], async (tx) => {
    const person = await tx
      .selectFrom('person')
      .select(['mobile', 'email'])
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const { companies, memberIds } = await lockAdministratorsOfPerson(tx, personId)
    for (const administrators of companies) refuseIfNoneRemains(administrators, memberIds)
    await endPersonSessions(tx, personId)
    await removeAllFactors(tx, { kind: 'member', id: personId })
    await erasePerson(tx, personId, memberIds)
    await auditIdentity(tx, call, {
      action: 'DELETE system/online/user/profile/erase',
      account: { company_id: companyId, member_id: memberId },
    })
    return person
  })
  if (!former) return
  await call.platform.staff.run(sql.deleteFrom('sms_code').where('mobile', '=', former.mobile).compile())
  if (former.email !== null)
    await call.platform.staff.run(sql.deleteFrom('mail').where('address', '=', former.email).compile())
  await forgetAttempts(call.platform.staff, loginKeysOf(former))
}

/** Nothing of the person is left in the rows; the number may be registered again. */
async function erasePerson(tx: Tx, personId: string, memberIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      mobile: raw<string>`'erased-' || id`,
      email: null,
      password_hash: null,
      last_member_id: null,
      deleted_at: raw<string>`now()`,
    })
    .where('id', '=', personId)
    .execute()
  await tx
    .updateTable('member')
    .set({
      mobile: raw<string>`'erased-' || id`,
      email: null,
      name: '',
      is_administrator: false,
      is_enabled: false,
      permissions: [],
      access_stamp: raw<number>`access_stamp + 1`,
      deleted_at: raw<string>`coalesce(deleted_at, now())`,
    })
    .where('id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .execute()
  await tx
    .updateTable('session')
    .set({ address: '', user_agent: '' })
    .where('member_id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .execute()
  await tx
    .updateTable('event')
    .set({ actor_name: '' })
    // The table is found by company.
    .where(
      raw<boolean>`company_id = any(array(select company_id from member where id = any(${memberIds}::bigint[])))`,
    )
    .where('actor', '=', 'customer')
    .where('actor_id', '=', raw<string>`any(${memberIds}::bigint[])`)
    .execute()
}
