import { systemsApi } from '@quayside/contract/systems/systems.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { listSystemEvents } from './list-system-events.ts'
import { makeSystemKey } from './make-system-key.ts'
import { revokeSystemKey } from './revoke-system-key.ts'
import { listSystemDeliveries, replayDelivery, replaySince } from './system-deliveries.ts'
import { listSystemKeys } from './system-keys.ts'
import {
  listSystemWebhooks,
  removeSystemWebhooks,
  saveSystemWebhook,
  testSystemWebhook,
} from './system-webhooks.ts'

export const systemsRoutes = bind(systemsApi, {
  'GET base/online/systemKey/list': listSystemKeys,
  'POST base/online/systemKey/save': makeSystemKey,
  'POST base/online/systemKey/{id}/revoke': revokeSystemKey,
  'GET base/online/systemWebhook/list': listSystemWebhooks,
  'POST base/online/systemWebhook/save': saveSystemWebhook,
  'POST base/online/systemWebhook/{id}/test': testSystemWebhook,
  'POST base/online/systemWebhook/{id}/replay': replaySince,
  'DELETE base/online/systemWebhook/batchRemove': removeSystemWebhooks,
  'GET base/online/systemDelivery/list': listSystemDeliveries,
  'POST base/online/systemDelivery/{id}/replay': replayDelivery,
  'GET base/online/systemEvent/list': listSystemEvents,
})
