import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { removal } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { SystemEvents, SystemEventsQuery } from './system-event.ts'
import { MadeSystemKey, SystemKey, SystemKeyQuery, SystemKeySave } from './system-key.ts'
import {
  SavedSystemWebhook,
  SystemDelivery,
  SystemDeliveryQuery,
  SystemReplay,
  SystemWebhook,
  SystemWebhookQuery,
  SystemWebhookSave,
  SystemWebhookTest,
} from './system-webhook.ts'

/** Keys by which the company's own systems call /api, and the events that they are told. */
export const systemsApi = {
  'GET base/online/systemKey/list': {
    access: 'hub-system-manage',
    summary: 'The keys of the company’s own systems; never the keys themselves.',
    query: SystemKeyQuery,
    rows: SystemKey,
  },
  'POST base/online/systemKey/save': {
    access: 'hub-system-manage',
    summary: 'Makes a key; it is answered this once. Its scopes are permissions that its maker has.',
    body: SystemKeySave,
    data: MadeSystemKey,
  },
  'POST base/online/systemKey/{id}/revoke': {
    access: 'hub-system-manage',
    summary: 'Ends a key at once.',
    body: z.strictObject({}),
    data: Saved,
  },
  'GET base/online/systemWebhook/list': {
    access: 'hub-system-manage',
    summary: 'The addresses to which the company’s events are posted, and how that goes.',
    query: SystemWebhookQuery,
    rows: SystemWebhook,
  },
  'POST base/online/systemWebhook/save': {
    access: 'hub-system-manage',
    summary: 'Adds an address, or changes the one with this id and version; the secret is answered once.',
    body: SystemWebhookSave,
    data: SavedSystemWebhook,
  },
  'POST base/online/systemWebhook/{id}/test': {
    access: 'hub-system-manage',
    summary: 'Posts a test message at once and answers how it ended.',
    body: z.strictObject({}),
    data: SystemWebhookTest,
  },
  'POST base/online/systemWebhook/{id}/replay': {
    access: 'hub-system-manage',
    summary: 'Posts everything since an instant again, as far as the log reaches.',
    body: SystemReplay,
    data: z.object({ count: z.number() }),
  },
  'DELETE base/online/systemWebhook/batchRemove': removal(
    'hub-system-manage',
    'Removes addresses; all of them or none.',
  ),
  'GET base/online/systemDelivery/list': {
    access: 'hub-system-manage',
    summary: 'What was posted to an address or waits for it, with the status of the last answer.',
    query: SystemDeliveryQuery,
    rows: SystemDelivery,
  },
  'POST base/online/systemDelivery/{id}/replay': {
    access: 'hub-system-manage',
    summary: 'Posts one event again.',
    body: z.strictObject({}),
    data: z.object({ count: z.number() }),
  },
  'GET base/online/systemEvent/list': {
    access: 'hub-event-receive',
    summary: 'The company’s events after a position, in order, for systems that cannot be called.',
    query: SystemEventsQuery,
    data: SystemEvents,
  },
} as const satisfies ApiTable
