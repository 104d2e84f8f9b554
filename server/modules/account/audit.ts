import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { OpenCall } from '../../platform/session/call.ts'

/** A log-in or log-out, or what it was refused for. Never what was typed. */
export type IdentityAct = {
  readonly action:
    | 'login.password'
    | 'login.sms'
    | 'login.refresh'
    | 'login.secondFactor'
    | 'login.passkey'
    | 'register'
    | 'password.reset'
    | `POST system/online/user/company/{id}/${'open' | 'leave' | 'accept' | 'refuse'}`
    | 'DELETE auth/token/logout'
    | 'DELETE system/online/user/profile/erase'
  readonly account?: { readonly company_id: string; readonly member_id: string } | undefined
  readonly refusal?: RefusalCode
}

const rowOf = (call: Pick<OpenCall, 'address' | 'reference'>, act: IdentityAct) => ({
  company_id: act.account?.company_id ?? null,
  actor: 'customer',
  actor_id: act.account?.member_id ?? null,
  action: act.action,
  target: act.refusal ?? null,
  address: call.address,
  reference: call.reference,
})

export async function auditIdentity(
  tx: Tx,
  call: Pick<OpenCall, 'address' | 'reference'>,
  act: IdentityAct,
): Promise<void> {
  await tx.insertInto('audit_log').values(rowOf(call, act)).execute()
}

/** For refusals: there is no transaction that could carry the row. */
export async function auditRefusal(
  call: OpenCall,
  act: IdentityAct & { refusal: RefusalCode },
): Promise<void> {
  await call.platform.staff.run(sql.insertInto('audit_log').values(rowOf(call, act)).compile())
}
