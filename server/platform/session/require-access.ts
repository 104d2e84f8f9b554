import type { Access } from '@quayside/contract/kernel/api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Call } from './call.ts'
import type { Principal } from './principal.ts'

export function isAllowed(principal: Principal, access: Access): boolean {
  if (access === 'open' || access === 'onboarding') return true
  if (principal.scope !== 'full') return false
  return access === 'member' || principal.permissions.has(access)
}

/** For calls whose permission depends on what is asked for: which report, which table's drafts. */
export async function requireAccess(call: Call, access: Access): Promise<void> {
  if (isAllowed(call.principal, access)) return
  // What is remembered may lack a permission granted a moment ago, or belong to a session that has ended.
  await call.read()
  throw refuse('access.forbidden')
}
