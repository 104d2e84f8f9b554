import { DifferencesQuery, ErpDifference, ErpDifferenceDetail } from '@quayside/contract/gateway/warehouse.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { differenceKey, readDifference } from '../modules/warehouse/differences.ts'
import { lockDifference, stepDifference } from '../modules/warehouse/step-difference.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read }: ProviderCall) {
  const [events] = await read(findTimeline(differenceKey(companyId, id)))
  return { ...(await readDifference(read, { companyId, id })), timeline: toTimeline(events) }
}

export const stockDifference = providerEntity({
  kind: 'stockDifference',
  name: 'stock-differences',
  from: raw`stock_difference r join inbound_order i on i.company_id = r.company_id and i.id = r.inbound_id`,
  columns: raw<Selectable<DB['stock_difference']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  number: raw`i.number`,
  title: raw`left(r.reason, 60)`,
  since: raw`r.updated_at`,
  review,
  query: DifferencesQuery,
  row: ErpDifference,
  detail: ErpDifferenceDetail,
  lock: (tx, id) => lockDifference(tx, id),
  run: stepDifference,
})
