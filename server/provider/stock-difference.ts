import { OfficeDifference } from '@quayside/contract/office/goods.ts'
import { stockDifferenceColumns } from '@quayside/contract/warehouse/stock-difference.ts'
import { sql as raw } from 'kysely'
import { differenceKey, readDifference } from '../modules/warehouse/differences.ts'
import { lockDifference, stepDifference } from '../modules/warehouse/step-difference.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { type ProviderCall } from './entity.ts'
import { providerDocument } from './provider-document.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read }: ProviderCall) {
  const [events] = await read(findTimeline(differenceKey(companyId, id)))
  return { ...(await readDifference(read, { companyId, id })), timeline: toTimeline(events) }
}

const joined = {
  inboundNumber: raw<string | null>`i.number`,
  orderNo: raw<string | null>`o.order_no`,
  model: raw<string>`coalesce(l.model, ol.model)`,
  announced: raw<string>`trim_scale(coalesce(l.qty, ol.qty, 0))::text`,
  received: raw<string>`trim_scale(coalesce(l.received_qty, ol.received_qty, 0))::text`,
}

export const stockDifference = providerDocument({
  kind: 'stockDifference',
  name: 'stock-differences',
  columns: stockDifferenceColumns,
  joins: raw`left join inbound_order i on i.company_id = r.company_id and i.id = r.inbound_id
    left join inbound_line l on l.company_id = r.company_id and l.id = r.line_id
    left join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    left join order_line ol on ol.company_id = r.company_id and ol.id = r.order_line_id`,
  joined,
  number: raw`coalesce(i.number, o.order_no)`,
  title: raw`left(r.reason, 60)`,
  since: raw`r.updated_at`,
  review,
  office: {
    row: OfficeDifference,
    title: raw`r.reason`,
    searched: [raw`i.number`, raw`o.order_no`, raw`l.model`, raw`ol.model`, raw`r.reason`],
  },
  lock: (tx, id) => lockDifference(tx, id),
  run: (tx, acting, step) => stepDifference(tx, acting, step),
})
