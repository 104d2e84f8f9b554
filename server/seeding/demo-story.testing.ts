import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import type { Database } from '../platform/database/database.ts'

const { audited, draft, submitted, auditFailed, cancelled } = orderState.codes
const withoutGoods = [audited, draft, submitted, auditFailed, cancelled].join()

/** What the rules do not forbid and no business would have; each answers the records that contradict themselves. */
const questions = {
  'goods on their way whose contract is not signed': `
    select o.order_no as record from trade_order o
    where o.deleted_at is null and o.state not in (${withoutGoods})
      and not exists (select 1 from order_contract k
        where k.company_id = o.company_id and k.order_id = o.id and k.is_current)`,
  'a charged service for goods that were never ordered': `
    select s.number as record from service_order s
      join trade_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.state > 0 and o.state = ${draft}`,
  'a supplier that is not enabled and delivers': `
    select s.name as record from supplier s
    where s.status <> ${supplierStatus.codes.enabled} and exists (select 1 from inbound_order i
      where i.company_id = s.company_id and i.supplier_id = s.id and i.state > 0)`,
  'freight that is on its way for other than the quoted days': `
    select f.number as record from freight_order f
      join freight_quotation q on q.company_id = f.company_id and q.id = f.quotation_id
      join freight_milestone d on d.company_id = f.company_id and d.order_id = f.id and d.kind = 'departed'
      join freight_milestone a on a.company_id = f.company_id and a.order_id = f.id and a.kind = 'arrived'
    where abs(extract(epoch from coalesce(a.actual_at, a.planned_at) - coalesce(d.actual_at, d.planned_at)) / 86400
      - q.transit_days) > 3`,
} as const

const storyQuestions = Object.keys(questions)

/** The records of the demo companies that tell two stories, by question. */
export async function askStory(staff: Pick<Database, 'read'>): Promise<string[]> {
  const answers = await staff.read(Object.values(questions).map((sql) => ({ sql, parameters: [] })))
  return answers.flatMap((rows, place) =>
    rows.map((row) => `${storyQuestions[place] ?? ''}: ${String(row['record'])}`),
  )
}
