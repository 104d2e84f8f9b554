import type { Access } from '@quayside/contract/kernel/api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type ConfirmedCall, callOf } from '../session/call.ts'
import { findPrincipal, forgetPrincipal } from '../session/principal.ts'
import { requireAccess } from '../session/require-access.ts'
import type { Door } from './run-endpoint.ts'

/** /api: members of the customers' companies. */
export const customerDoor: Door<Access, ConfirmedCall> = {
  base: '/api',
  async enter(open, tokenHash, asked) {
    const principal = await findPrincipal(open.platform.staff, tokenHash)
    if (!principal) {
      forgetPrincipal(tokenHash)
      throw refuse('access.signIn')
    }
    return callOf(open, principal, asked)
  },
  requireAccess,
  confirm: (call) => call.confirm(),
}
