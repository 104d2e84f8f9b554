import {
  ErpOrderChange,
  ErpOrderChangeDetail,
  OrderChangesQuery,
} from '@quayside/contract/gateway/order-change.ts'
import type { OrderChangeReview } from '@quayside/contract/office/review.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { decideOrderChange, lockChange } from '../modules/orders/decide-order-change.ts'
import {
  changeFactsOf,
  findOrderChange,
  orderChangeKey,
  toOrderChange,
} from '../modules/orders/order-change-queries.ts'
import { findAttachments } from '../platform/files/attachments.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read }: ProviderCall) {
  const key = orderChangeKey(companyId, id)
  const [rows, files, events] = await read(
    findOrderChange(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  return {
    ...toOrderChange(getOrRefuse(rows[0]), files),
    timeline: toTimeline(events),
  } satisfies Partial<OrderChangeReview>
}

export const orderChange = providerEntity({
  kind: 'orderChange',
  name: 'order-changes',
  from: raw`order_change r join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  columns: raw<
    Selectable<DB['order_change']> & { order_no: string; order_state: number }
  >`r.*, o.order_no, o.state as order_state`,
  visible: raw<boolean>`true`,
  state: 'state',
  facts: changeFactsOf,
  number: raw`o.order_no`,
  title: raw`r.reason`,
  since: raw`r.created_at`,
  review,
  query: OrderChangesQuery,
  row: ErpOrderChange,
  detail: ErpOrderChangeDetail,
  more: (row) => Promise.resolve({ items: row.items }),
  lock: (tx, id) => lockChange(tx, id),
  run: decideOrderChange,
})
