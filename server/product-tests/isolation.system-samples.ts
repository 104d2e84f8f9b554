import type { Samples } from './isolation.sample.ts'

export const systemSamples: Samples = {
  'POST base/online/systemKey/{id}/revoke': (a) => [{ params: { id: a.systemKeyId } }],
  'POST base/online/systemWebhook/save': (a) => [
    { body: { id: a.systemWebhookId, version: 1, name: 'x', url: 'https://1.1.1.1/', kinds: ['order'] } },
  ],
  'POST base/online/systemWebhook/{id}/test': (a) => [{ params: { id: a.systemWebhookId } }],
  'POST base/online/systemWebhook/{id}/replay': (a) => [
    { params: { id: a.systemWebhookId }, body: { since: '2026-01-01T00:00:00Z' } },
  ],
  'DELETE base/online/systemWebhook/batchRemove': (a) => [{ body: { ids: [a.systemWebhookId] } }],
  'GET base/online/systemDelivery/list': (a) => [{ query: { webhookId: a.systemWebhookId } }],
  'POST base/online/systemDelivery/{id}/replay': (a) => [{ params: { id: a.systemDeliveryId } }],
}
