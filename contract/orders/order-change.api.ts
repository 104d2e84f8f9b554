import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Saved } from '../kernel/record.ts'
import { byOrderKind } from './order.access.ts'
import { OrderChangeSave, OrderChanges } from './order-change.ts'

export const orderChangeApi = {
  'GET business/online/order/{id}/changes': {
    access: byOrderKind('list', 'record'),
    summary: 'What was asked to change in an order after its audit, newest first, with old and new.',
    data: OrderChanges,
  },
  'POST business/online/order/{id}/changes': {
    access: byOrderKind('save', 'record'),
    summary: 'Asks the provider for a change of an order past its audit; one request at a time.',
    body: OrderChangeSave,
    data: Saved,
  },
  'POST business/online/orderChange/{id}/withdraw': stepCall(
    byOrderKind('save', 'record'),
    'Withdraws a request that the provider has not decided yet.',
  ),
} as const satisfies ApiTable
