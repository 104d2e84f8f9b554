import * as z from 'zod/mini'
import { StepInput } from '../kernel/record.ts'
import { ids } from '../kernel/schema.ts'
import { ApiKey, ApiKeySave, NewApiKey } from './api-key.ts'
import type { OfficeApiTable } from './office-api.ts'
import { Counted } from './publishing.ts'
import { DeadLetter } from './webhook.ts'

const Letters = z.strictObject({ ids })

/** The ERP's keys, its webhooks, and the deliveries that failed. */
export const officeGatewayApi = {
  'GET office/online/apiKey/list': {
    access: 'gateway-list',
    summary: 'The ERP’s keys, newest first; never the keys themselves.',
    rows: ApiKey,
  },
  'POST office/online/apiKey/save': {
    access: 'gateway-edit',
    summary: 'Makes a key; this answer is the only place where it stands.',
    body: ApiKeySave,
    data: NewApiKey,
  },
  'POST office/online/apiKey/{id}/revoke': {
    access: 'gateway-edit',
    summary: 'The key and its webhooks end at once.',
    body: StepInput,
    data: ApiKey,
  },
  'GET office/online/deadLetter/list': {
    access: 'gateway-list',
    summary: 'Events that a webhook’s receiver did not take.',
    rows: DeadLetter,
  },
  'POST office/online/deadLetter/retry': {
    access: 'gateway-edit',
    summary: 'Sends them again.',
    body: Letters,
    data: Counted,
  },
  'POST office/online/deadLetter/drop': {
    access: 'gateway-edit',
    summary: 'Gives them up; what came after them goes on.',
    body: Letters,
    data: Counted,
  },
} as const satisfies OfficeApiTable
