import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { id } from '../kernel/schema.ts'
import { PushDevices, PushSubscribe, PushTest } from './push.ts'

export const pushApi = {
  'GET system/online/push/devices': {
    access: 'home-notice-list',
    summary: 'The browsers that get push messages of the calling member, and the server’s public key.',
    data: PushDevices,
  },
  'POST system/online/push/subscribe': {
    access: 'home-notice-list',
    summary: 'Adds a browser, or confirms one; it is told until the session that confirmed it is ended.',
    body: PushSubscribe,
    data: z.object({ id }),
  },
  'POST system/online/push/{id}/test': {
    access: 'home-notice-list',
    summary: 'Sends a test message to one of the calling member’s browsers and answers how it ended.',
    data: PushTest,
  },
  'DELETE system/online/push/{id}': {
    access: 'home-notice-list',
    summary: 'Removes one of the calling member’s browsers, with what waits for it.',
    data: z.object({ count: z.number() }),
  },
} as const satisfies ApiTable
