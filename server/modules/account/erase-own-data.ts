import type { Erasure } from '@quayside/contract/account/profile.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockAdministrators, refuseIfNoneRemains } from './administrators.ts'
import { forgetAttempts } from './attempts.ts'
import { endSessions } from './end-sessions.ts'
import { loginKeysOf } from './log-in.ts'
import { confirmOwnPassword } from './passwords.ts'
import { removeAllFactors } from './second-factor/factors.ts'

/**
 * PIPL: personal data is removed from the account and its sessions; the company's records stay, without the
 * person's name.
 */
export async function eraseOwnData(call: Call, { body }: { body: Erasure }): Promise<void> {
  await confirmOwnPassword(call, 'password', body.password)
  const { companyId, memberId } = call.principal
  // Not part of the transaction's answer, which an Idempotency-Key would store.
  let former: { mobile: string; email: string | null } | undefined
  await call.write(async (tx) => {
    refuseIfNoneRemains(await lockAdministrators(tx, companyId, [memberId]), [memberId])
    former = await tx
      .selectFrom('member')
      .select(['mobile', 'email'])
      .where('company_id', '=', companyId)
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    await endSessions(tx, { companyId, memberIds: [memberId] })
    await removeAllFactors(tx, { kind: 'member', id: memberId, companyId })
    await eraseMember(tx, companyId, memberId)
    await tx
      .updateTable('event')
      .set({ actor_name: '' })
      .where('company_id', '=', companyId)
      .where('actor', '=', 'customer')
      .where('actor_id', '=', memberId)
      .execute()
  })
  if (!former) return
  await call.platform.staff.run(sql.deleteFrom('sms_code').where('mobile', '=', former.mobile).compile())
  if (former.email !== null)
    await call.platform.staff.run(sql.deleteFrom('mail').where('address', '=', former.email).compile())
  await forgetAttempts(call.platform.staff, loginKeysOf(former))
}

/** Nothing of the person is left in the rows; the number may be registered again. */
async function eraseMember(tx: Tx, companyId: string, memberId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({
      mobile: raw<string>`'erased-' || id`,
      email: null,
      name: '',
      password_hash: null,
      is_administrator: false,
      is_enabled: false,
      permissions: [],
      access_stamp: raw<number>`access_stamp + 1`,
      deleted_at: raw<string>`now()`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', memberId)
    .execute()
  await tx
    .updateTable('session')
    .set({ address: '', user_agent: '' })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .execute()
}
