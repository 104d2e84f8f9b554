import type { Access } from '@quayside/contract/kernel/api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { openToKeys } from '@quayside/contract/systems/open-calls.ts'
import { countUpload } from '../files/upload-quota.ts'
import { countKeyCall } from '../session/count-key-call.ts'
import { type ConfirmedCall, callOf } from '../session/customer-call.ts'
import { findKeyPrincipal, findPrincipal, forgetPrincipal } from '../session/principal.ts'
import { mayKind, requireAccess, requireAllowed } from '../session/require-access.ts'
import type { Door } from './run-endpoint.ts'

/** Before its scopes are asked for: a call that is not declared as open to keys is closed to them. */
async function admitKey(call: ConfirmedCall, action: string): Promise<void> {
  await countKeyCall(call.platform, call.principal)
  if (openToKeys.has(action)) return
  // A key that does not work any more is told nothing else.
  await call.read()
  throw refuse('systemKey.closed')
}

/** /api: members of the customers' companies, and the keys of their own systems. */
export const customerDoor: Door<Access, ConfirmedCall> = {
  base: '/api',
  async enter(open, tokenHash, request) {
    const principal = await (open.isKey ? findKeyPrincipal : findPrincipal)(open.platform.staff, tokenHash)
    if (!principal) {
      forgetPrincipal(tokenHash)
      throw refuse(open.isKey ? 'systemKey.unknown' : 'access.signIn')
    }
    const { companyId, memberId, keyId } = principal
    open.identify?.(
      `${keyId === undefined ? `member ${memberId}` : `system key ${keyId}`} of company ${companyId}`,
    )
    const call = callOf(open, principal, request)
    if (keyId !== undefined) await admitKey(call, request.asked.action)
    await requireAccess(call, request.access)
    return call
  },
  senderOf: ({ principal: { companyId, memberId } }) => ({ company: companyId, person: memberId }),
  countUpload: ({ platform }, { sender, bytes }) => countUpload(platform.staff, sender, bytes.length),
  async requireInput(call, access, input) {
    if (typeof access !== 'object' || (access.kindIn !== 'query' && access.kindIn !== 'body')) return
    const kind = (input[access.kindIn] as Record<string, string | number>)[access.field] ?? ''
    await requireAllowed(call, mayKind(call.principal, access, kind))
  },
  confirm: (call) => call.confirm(),
}
