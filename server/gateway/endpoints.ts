import { EventsPage, EventsQuery } from '@quayside/contract/gateway/feed.ts'
import { BatchResult } from '@quayside/contract/gateway/problem.ts'
import { pageOf } from '@quayside/contract/gateway/records.ts'
import { id as idSchema } from '@quayside/contract/kernel/schema.ts'
import type { GatewayEntityName } from '@quayside/contract/office/scopes.ts'
import { NewWebhook, Webhook, WebhookSave } from '@quayside/contract/office/webhook.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import * as z from 'zod/mini'
import { checkInput } from '../platform/http/check-input.ts'
import { approvalOrder } from '../provider/approval-order.ts'
import { declaration } from '../provider/declaration.ts'
import type { ErpRecords, ProviderEntity, Upsert } from '../provider/entity.ts'
import { labelOrder } from '../provider/label-order.ts'
import { bankLineSteps } from './bank-line-steps.ts'
import type { GatewayEndpoint, GatewayRequest } from './endpoint.ts'
import { entities } from './entities.ts'
import { forwarderRequests } from './forwarder-requests.ts'
import { orderDocuments } from './order-documents.ts'
import { readEvents } from './read-events.ts'
import { getRecord, listRecords } from './read-records.ts'
import { filesOf, uploadsOf } from './record-files.ts'
import { bodyOfTransition, runTransition, TransitionAnswer, transitionNames } from './run-transition.ts'
import { upsert } from './upsert-rows.ts'
import { listWebhooks, registerWebhook, removeWebhook } from './webhooks/webhooks.ts'

const idOf = ({ params }: GatewayRequest): string => {
  const id = params['id'] ?? ''
  if (!idSchema.safeParse(id).success) throw refuse('record.notFound')
  return id
}

const readsOf = (entity: ErpRecords | ProviderEntity): GatewayEndpoint[] => [
  {
    method: 'GET',
    path: `/${entity.name}`,
    scope: `${entity.name}:read`,
    summary: 'Records in the order they were made; go on with the cursor until hasMore is false.',
    query: entity.query,
    answer: pageOf(entity.row),
    run: (call, { query }) => listRecords(call, entity, query),
  },
  {
    method: 'GET',
    path: `/${entity.name}/{id}`,
    scope: `${entity.name}:read`,
    summary: 'kind' in entity ? 'One record, its past, and what may be done next.' : 'One record.',
    answer: entity.detail ?? entity.row,
    run: (call, request) => getRecord(call, entity, request.params['id'] ?? ''),
  },
]

const stepsOf = (entity: ProviderEntity): GatewayEndpoint[] =>
  transitionNames(entity).map((transition) => ({
    method: 'POST',
    path: `/${entity.name}/{id}/${transition}`,
    servedBy: `/${entity.name}/{id}/{transition}`,
    scope: `${entity.name}:write`,
    summary: 'A step of the record’s machine. A version that is given must be the record’s.',
    body: bodyOfTransition(entity, transition),
    answer: TransitionAnswer,
    run: (call, { params, body }) =>
      runTransition(call, entity, { id: params['id'] ?? '', name: params['transition'] ?? '', body }),
  }))

const upsertsOf = (name: GatewayEntityName, part: Upsert): GatewayEndpoint => ({
  method: 'POST',
  path: `/${name}`,
  scope: `${name}:write`,
  summary: part.summary,
  body: part.row,
  rows: part.row,
  answer: BatchResult,
  run: (call, { body }) => upsert(call, part, body),
})

const endpointsOf = (entity: (typeof entities)[number]): GatewayEndpoint[] => [
  ...('from' in entity ? readsOf(entity) : []),
  ...('kind' in entity ? stepsOf(entity) : []),
  ...(entity.upsert ? [upsertsOf(entity.name, entity.upsert)] : []),
]

const feed: GatewayEndpoint = {
  method: 'GET',
  path: '/events',
  scope: 'events:read',
  summary: 'All that customers, the provider and the system did, in order and without gaps.',
  query: EventsQuery,
  answer: EventsPage,
  run: ({ platform }, { query }) => {
    const { value, findings } = checkInput(EventsQuery, query, true)
    refuseIfAny(findings)
    return readEvents(platform, value as z.infer<typeof EventsQuery>)
  },
}

const webhooks: GatewayEndpoint[] = [
  {
    method: 'GET',
    path: '/webhooks',
    scope: 'webhooks:read',
    summary: 'The addresses that this key has registered.',
    answer: z.object({ rows: z.array(Webhook) }),
    run: (call) => listWebhooks(call),
  },
  {
    method: 'POST',
    path: '/webhooks',
    scope: 'webhooks:write',
    summary:
      'Registers an address that hears of events from now on; the key needs events:read too. The secret is shown this once.',
    body: WebhookSave,
    answer: NewWebhook,
    run: (call, { body }) => registerWebhook(call, body),
  },
  {
    method: 'DELETE',
    path: '/webhooks/{id}',
    scope: 'webhooks:write',
    summary: 'Ends a registration; what was not delivered yet is not sent any more.',
    answer: z.object({ id: idSchema }),
    run: (call, request) => removeWebhook(call, idOf(request)),
  },
]

export const endpoints: readonly GatewayEndpoint[] = [
  feed,
  ...entities.flatMap(endpointsOf),
  ...orderDocuments,
  filesOf(declaration),
  uploadsOf(declaration),
  filesOf(labelOrder),
  uploadsOf(labelOrder),
  filesOf(approvalOrder),
  uploadsOf(approvalOrder),
  ...bankLineSteps,
  ...forwarderRequests,
  ...webhooks,
]
