import type { Access, AccessByKind } from '@quayside/contract/kernel/api.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { may, type Principal } from './principal.ts'

/** Where the permission depends on the kind: whether the caller has that of any kind. */
export function isAllowed(principal: Principal, access: Access): boolean {
  if (access === 'open' || access === 'enrolment') return true
  if (principal.scope === 'enrolment') return false
  if (access === 'onboarding') return true
  if (principal.scope !== 'full') return false
  if (typeof access === 'object')
    return (
      (access.also === undefined || may(principal, access.also)) &&
      Object.values(access.permissions).some((permission) => may(principal, permission))
    )
  return access === 'member' || may(principal, access)
}

/** A kind that the table does not know has no permission; the handler decides whether such a kind exists. */
export function mayKind(principal: Principal, access: AccessByKind, kind: string | number): boolean {
  const permission = Object.hasOwn(access.permissions, kind) ? access.permissions[kind] : undefined
  return isAllowed(principal, access) && (permission === undefined || may(principal, permission))
}

/** A call, as far as it is needed here. */
type Asking = { readonly principal: Principal; read(): Promise<unknown> }

/** For calls whose permission depends on what is asked for: which table's drafts. */
export const requireAccess = (call: Asking, access: Access): Promise<void> =>
  requireAllowed(call, isAllowed(call.principal, access))

export async function requireAllowed(call: Asking, isIt: boolean): Promise<void> {
  if (isIt) return
  // The cached principal may lack a permission just granted, or belong to an ended session.
  await call.read()
  // As with a log-in, the scope tells the front end to open the set-up.
  if (call.principal.scope === 'enrolment')
    throw new Refusal([{ code: 'secondFactor.missing' }], { scope: 'enrolment' })
  throw refuse(call.principal.keyId === undefined ? 'access.forbidden' : 'systemKey.scopeMissing')
}

/** Once the session was confirmed in this call. */
export function requirePermission(principal: Principal, permission: Permission): void {
  if (!may(principal, permission)) throw refuse('access.forbidden')
}
