import type { StatisticsQuery, StockStatistics } from '@quayside/contract/warehouse/stock.ts'
import { daysLater } from '@quayside/contract/warehouse/storage-cost.ts'
import { statisticsSubject } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { todayOf } from './stock.ts'

const usualDays = 30

/** The lots that are asked about, as a condition on `l`. */
function lotsAsked(companyId: string, query: StatisticsQuery): RawBuilder<boolean> {
  const conditions = [raw<boolean>`l.company_id = ${companyId}::bigint`]
  if (query.place !== undefined) conditions.push(raw<boolean>`l.place = ${query.place}`)
  if (query.warehouseId) conditions.push(raw<boolean>`l.warehouse_id = ${query.warehouseId}::bigint`)
  if (query.supplierId) conditions.push(raw<boolean>`l.supplier_id = ${query.supplierId}::bigint`)
  if (query.model) conditions.push(raw<boolean>`l.model ilike ${containing(query.model)}`)
  return raw.join(conditions, raw` and `) as RawBuilder<boolean>
}

type Day = { day: string; came: string; went: string; adjusted: string }
type Group = { key: string; label: string; came: string; went: string; stock: string; lots: number }

/** Goods that only change their place or are divided are neither in nor out. */
const came = raw`sum(m.on_hand) filter (where m.kind = 'in')`
const went = raw`-sum(m.on_hand) filter (where m.kind = 'out')`
const adjusted = raw`sum(m.on_hand) filter (where m.kind not in ('in', 'out'))`
const text = (value: RawBuilder<unknown>) => raw<string>`trim_scale(coalesce(${value}, 0))::text`

const query = <T>(statement: RawBuilder<T>) => ({ compile: () => statement.compile(sql) })

export async function readStatistics(
  call: Call,
  { query: asked }: { query: StatisticsQuery },
): Promise<StockStatistics> {
  const today = todayOf(call)
  const dayEnd = asked.dayEnd ?? today
  const dayBegin = asked.dayBegin ?? daysLater(dayEnd, 1 - usualDays)
  const lots = lotsAsked(call.principal.companyId, asked)
  const [[sums], days, groups] = await call.read(
    query(raw<{ opening: string; count: number; mean_days: string | null }>`select
        (select ${text(raw`sum(m.on_hand)`)} from stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
          where ${lots} and m.day < ${dayBegin}::date and m.on_hand <> 0) as opening,
        (select count(*)::int from stock_lot l where ${lots}) as count,
        (select round(sum(l.on_hand * (${today}::date - l.stored_on)) / nullif(sum(l.on_hand), 0), 1)::text
          from stock_lot l where ${lots} and l.on_hand > 0) as mean_days`),
    query(raw<Day>`select m.day, ${text(came)} as came, ${text(went)} as went, ${text(adjusted)} as adjusted
      from stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
      where ${lots} and m.day between ${dayBegin}::date and ${dayEnd}::date and m.on_hand <> 0 group by m.day order by m.day`),
    query(groupsOf(asked, lots, { dayBegin, dayEnd })),
  )
  const opening = sums?.opening ?? '0'
  const points = pointsOf(days, { opening, dayBegin, dayEnd, step: asked.step })
  const total = (of: (day: Day) => string): Big => days.reduce((sum, day) => sum.plus(of(day)), new Big(0))
  const out = total((day) => day.went)
  const average = points
    .reduce((sum, { stock }) => sum.plus(stock), new Big(0))
    .div(Math.max(1, points.length))
  return {
    dayBegin,
    dayEnd,
    count: sums?.count ?? 0,
    opening,
    closing: points.at(-1)?.stock ?? opening,
    in: total((day) => day.came).toFixed(),
    out: out.toFixed(),
    turnover: average.gt(0) ? out.div(average).toFixed(2) : null,
    meanDays: sums?.mean_days ?? null,
    points,
    groups: groups.map(({ came: cameIn, went: wentOut, ...group }) => ({
      ...group,
      in: cameIn,
      out: wentOut,
    })),
  }
}

const subjects: Readonly<Record<string, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }>> = {
  [statisticsSubject.codes.place]: { key: raw`l.place::text`, label: raw`l.place::text` },
  [statisticsSubject.codes.product]: { key: raw`lower(l.model)`, label: raw`max(l.model)` },
  [statisticsSubject.codes.supplier]: {
    key: raw`coalesce(l.supplier_id::text, '')`,
    label: raw`coalesce(max((select s.name from supplier s where s.company_id = l.company_id and s.id = l.supplier_id)), '')`,
  },
}

/** The fifty with most stock. */
function groupsOf(
  { by }: StatisticsQuery,
  lots: RawBuilder<boolean>,
  { dayBegin, dayEnd }: { dayBegin: string; dayEnd: string },
): RawBuilder<Group> {
  const subject = by === undefined ? undefined : subjects[by]
  if (!subject)
    return raw<Group>`select '' as key, '' as label, '0' as came, '0' as went, '0' as stock, 0 as lots where false`
  return raw<Group>`select ${subject.key} as key, ${subject.label} as label, ${text(raw`sum(p.came)`)} as came,
      ${text(raw`sum(p.went)`)} as went, ${text(raw`sum(l.on_hand)`)} as stock,
      (count(*) filter (where l.on_hand > 0))::int as lots
    from stock_lot l left join lateral (
      select ${came} as came, ${went} as went from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id
        and m.day between ${dayBegin}::date and ${dayEnd}::date
    ) p on true
    where ${lots} group by ${subject.key}${by === statisticsSubject.codes.place ? raw`, l.place` : raw``}
    order by sum(l.on_hand) desc limit 50`
}

/** One point a day, week (from Monday) or month, with the stock at its end. */
function pointsOf(
  days: readonly Day[],
  { opening, dayBegin, dayEnd, step }: { opening: string; dayBegin: string; dayEnd: string; step: string },
): StockStatistics['points'] {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const points: StockStatistics['points'] = []
  let stock = new Big(opening)
  for (let day = dayBegin; day <= dayEnd; day = daysLater(day, 1)) {
    const { came: cameIn = '0', went: wentOut = '0', adjusted: other = '0' } = byDay.get(day) ?? {}
    stock = stock.plus(cameIn).minus(wentOut).plus(other)
    const last = points.at(-1)
    if (last && periodOf(last.from, step) === periodOf(day, step)) {
      last.to = day
      last.in = new Big(last.in).plus(cameIn).toFixed()
      last.out = new Big(last.out).plus(wentOut).toFixed()
      last.adjusted = new Big(last.adjusted).plus(other).toFixed()
      last.stock = stock.toFixed()
    } else
      points.push({
        from: day,
        to: day,
        in: cameIn,
        out: wentOut,
        adjusted: other,
        stock: stock.toFixed(),
      })
  }
  return points
}

function periodOf(day: string, step: string): string {
  if (step === 'month') return day.slice(0, 7)
  if (step !== 'week') return day
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysLater(day, -weekday)
}
