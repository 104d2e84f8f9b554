import type { OfficeAccess } from '@quayside/contract/office/office-api.ts'
import { type BoundRoute, bindFor } from '../platform/http/bind.ts'
import type { OfficeCall } from './office-call.ts'

export type OfficeRoute = BoundRoute<OfficeAccess>

/** Tables of /office/api. */
export const bindOffice = bindFor<OfficeAccess, OfficeCall>()
