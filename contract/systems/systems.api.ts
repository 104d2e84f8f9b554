import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { Saved } from '../kernel/record.ts'
import { MadeSystemKey, SystemKey, SystemKeyQuery, SystemKeySave } from './system-key.ts'

/** Keys by which the company's own systems call /api. */
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
} as const satisfies ApiTable
