import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { session } from './session.ts'

/** What the roles of the logged-in person allow; the server checks it as well. */
export function useMay(): (permission: StaffPermission) => boolean {
  const granted = useStore(session)?.self.permissions ?? []
  return (permission) => granted.includes(permission)
}
