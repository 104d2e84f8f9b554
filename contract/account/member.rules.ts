import type { RefusalCode } from '../all-refusals.ts'
import type { Finding } from '../kernel/refusal.ts'
import { permissionSets } from '../permission-sets.ts'
import { isPermission, type Permission } from '../permissions.ts'
import { at } from '../refusals.ts'
import type { MemberDraft } from './member.ts'

type Granted = Pick<MemberDraft, 'permissionSet' | 'permissions'>

/** What a member may do: the ready set and the single permissions together. */
export function permissionsOf(granted: Granted): Permission[] {
  const set: readonly Permission[] =
    granted.permissionSet === 'custom' ? [] : permissionSets[granted.permissionSet]
  return [...new Set([...set, ...granted.permissions.filter(isPermission)])].toSorted()
}

export function checkPermissions(granted: Granted): Finding<RefusalCode>[] {
  return granted.permissions.flatMap((name, place) =>
    isPermission(name) ? [] : [at(`permissions.${place}`, 'member.permissionUnknown', { name })],
  )
}

type Grantor = { readonly isAdministrator: boolean; readonly permissions: ReadonlySet<string> }

/** A member cannot grant permissions they do not have; only an administrator creates or changes an administrator. */
export function isBeyond(
  grantor: Grantor,
  granted: { isAdministrator: boolean; permissions: readonly string[] },
) {
  if (grantor.isAdministrator) return false
  return granted.isAdministrator || granted.permissions.some((each) => !grantor.permissions.has(each))
}
