import type { Endpoint } from '../kernel/api.ts'
import type { StaffPermission } from './permissions.ts'

/** `open` needs no token; `staff` any of the provider's staff; otherwise the one permission that is asked for. */
export type OfficeAccess = 'open' | 'staff' | StaffPermission

/** The same tables as the customers', bound at /office/api, with the provider's own kind of access. */
export type OfficeEndpoint = Omit<Endpoint, 'access'> & { readonly access: OfficeAccess }
export type OfficeApiTable = {
  readonly [key: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`]: OfficeEndpoint
}
