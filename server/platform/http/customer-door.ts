import type { Access } from '@quayside/contract/kernel/api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { countUpload } from '../files/upload-quota.ts'
import { type ConfirmedCall, callOf } from '../session/customer-call.ts'
import { findPrincipal, forgetPrincipal } from '../session/principal.ts'
import { mayKind, requireAccess, requireAllowed } from '../session/require-access.ts'
import type { Door } from './run-endpoint.ts'

/** /api: members of the customers' companies. */
export const customerDoor: Door<Access, ConfirmedCall> = {
  base: '/api',
  async enter(open, tokenHash, request) {
    const principal = await findPrincipal(open.platform.staff, tokenHash)
    if (!principal) {
      forgetPrincipal(tokenHash)
      throw refuse('access.signIn')
    }
    open.identify?.(`member ${principal.memberId} of company ${principal.companyId}`)
    const call = callOf(open, principal, request)
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
