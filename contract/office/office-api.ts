import type { ApiTable } from '../kernel/api.ts'
import type { StaffPermission } from './permissions.ts'

/**
 * `open` needs no token; `enrolment` any token; `staff` that of any of the provider's staff with a full session; otherwise
 * the one permission that is asked for.
 */
export type OfficeAccess = 'open' | 'enrolment' | 'staff' | StaffPermission

/** The same tables as the customers', bound at /office/api, with the provider's own kind of access. */
export type OfficeApiTable = ApiTable<OfficeAccess>
