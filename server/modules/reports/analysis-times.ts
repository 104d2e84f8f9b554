import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { type Analysis, cycleSteps } from '@quayside/contract/reports/analysis.ts'
import { sql as raw } from 'kysely'
import type { Period } from './analysis-sums.ts'
import type { ReadCells } from './report-pieces.ts'
import { type Cells, statement } from './report-queries.ts'
import { reportedOrders } from './reported-orders.ts'

type Of = { readonly companyId: string; readonly period: Period; readonly read: ReadCells }

/** Finds when each import and export of the period came to each state first. */
const reached = ({ companyId, period }: Omit<Of, 'read'>) => raw`
  select o.id, o.submitted_at as submitted,
    min(e.at) filter (where e.to_state in ('audited', 'storedAwaitingBinding')) as audited,
    min(e.at) filter (where e.to_state = 'declared') as declared,
    min(e.at) filter (where e.to_state = 'cleared') as cleared,
    min(e.at) filter (where e.to_state = 'signed') as signed
  from trade_order o join event e on e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id
  where ${reportedOrders(companyId, period)}
    and o.model_type in (${raw.lit(orderKind.codes.import)}, ${raw.lit(orderKind.codes.export)})
  group by o.id, o.submitted_at`

const ends = {
  audit: ['submitted', 'audited'],
  declare: ['audited', 'declared'],
  clear: ['declared', 'cleared'],
  sign: ['cleared', 'signed'],
  whole: ['submitted', 'signed'],
} as const
const days = (step: keyof typeof ends) => {
  const [from, to] = ends[step]
  return raw`(extract(epoch from t.${raw.ref(to)} - t.${raw.ref(from)}) / 86400)`
}

const slowestAtMost = 100

/** Middle and slowest tenth of each step, and the orders of that tenth. */
async function timesOf(of: Of): Promise<Map<string, Cells>> {
  const rows = await of.read(
    statement(raw<Cells>`with t as materialized (${reached(of)})
      ${raw.join(
        cycleSteps.map(
          (step) => raw`select ${raw.lit(step)} as step, count(*)::text as orders,
            round(percentile_cont(0.5) within group (order by days)::numeric, 1)::text as median,
            round(percentile_cont(0.9) within group (order by days)::numeric, 1)::text as slowest,
            array_to_string((array_agg(id order by days desc, id))[1:least(${raw.lit(slowestAtMost)}, ceil(count(*) / 10.0))::int], ',') as ids
            from (select t.id, ${days(step)} as days from t) s where days >= 0`,
        ),
        raw` union all `,
      )}`),
  )
  return new Map(rows.map((row) => [row['step'] ?? '', row]))
}

export async function readCycle(of: Of, before: Period): Promise<Analysis['cycle']> {
  const [now, then] = await Promise.all([timesOf(of), timesOf({ ...of, period: before })])
  return cycleSteps.map((step) => ({
    step,
    orders: Number(now.get(step)?.['orders'] ?? 0),
    median: now.get(step)?.['median'] ?? null,
    slowest: now.get(step)?.['slowest'] ?? null,
    medianBefore: then.get(step)?.['median'] ?? null,
    slowestIds: (now.get(step)?.['ids'] ?? '').split(',').filter(Boolean),
  }))
}

/** How many of the orders that were signed and had an agreed day kept it, in percent. */
export async function readOnTime({ companyId, period, read }: Of): Promise<string | null> {
  const [row] = await read(
    statement(raw<Cells>`select round(100.0 * count(*) filter (where (s.at at time zone 'Asia/Shanghai')::date <= o.delivery_time::date)
        / nullif(count(*), 0), 1)::text as share
      from trade_order o join lateral (
        select min(e.at) as at from event e
        where e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id and e.to_state = 'signed'
      ) s on s.at is not null
      where ${reportedOrders(companyId, period)} and o.delivery_time is not null`),
  )
  return row?.['share'] ?? null
}
