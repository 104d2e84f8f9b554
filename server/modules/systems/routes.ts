import { systemsApi } from '@quayside/contract/systems/systems.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { makeSystemKey } from './make-system-key.ts'
import { revokeSystemKey } from './revoke-system-key.ts'
import { listSystemKeys } from './system-keys.ts'

export const systemsRoutes = bind(systemsApi, {
  'GET base/online/systemKey/list': listSystemKeys,
  'POST base/online/systemKey/save': makeSystemKey,
  'POST base/online/systemKey/{id}/revoke': revokeSystemKey,
})
