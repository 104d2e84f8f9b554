import type { StatisticsQuery, StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import { daysBetween, daysLater } from '@quayside/contract/warehouse/storage-cost.ts'
import { statisticsSubject, stockChange } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { changeOf } from './movements.ts'
import { todayOf } from './stock.ts'

const usualDays = 30

type Period = { readonly dayBegin: string; readonly dayEnd: string }

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

const { in: cameIn, out: wentOut, adjusted } = stockChange.codes
const sumOf = (change: string, where: RawBuilder<unknown> = raw`true`) =>
  raw`coalesce(sum(m.on_hand) filter (where ${changeOf[change] ?? raw`false`} and ${where}), 0)`
const text = (value: RawBuilder<unknown>) => raw<string>`trim_scale(coalesce(${value}, 0))::text`
const movements = raw`stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id`

const query = <T>(statement: RawBuilder<T>) => ({ compile: () => statement.compile(sql) })

export async function readStatistics(
  call: Call,
  { query: asked }: { query: StatisticsQuery },
): Promise<StockStatistics> {
  const today = todayOf(call)
  const dayEnd = asked.dayEnd ?? today
  const dayBegin = asked.dayBegin ?? daysLater(dayEnd, 1 - usualDays)
  const period = { dayBegin, dayEnd }
  const lots = lotsAsked(call.principal.companyId, asked)
  const [[sums], days, groups] = await call.read(
    query(raw<{ opening: string; count: number; mean_days: string | null }>`select
        (select ${text(raw`sum(m.on_hand)`)} from ${movements}
          where ${lots} and m.day < ${dayBegin}::date and m.on_hand <> 0) as opening,
        (select count(*)::int from stock_lot l where ${lots}) as count,
        (select round(sum(l.on_hand * (${today}::date - l.stored_on)) / nullif(sum(l.on_hand), 0), 1)::text
          from stock_lot l where ${lots} and l.on_hand > 0) as mean_days`),
    query(raw<Day>`select m.day, ${text(sumOf(cameIn))} as came, ${text(raw`-${sumOf(wentOut)}`)} as went,
        ${text(sumOf(adjusted))} as adjusted
      from ${movements} where ${lots} and m.day between ${dayBegin}::date and ${dayEnd}::date and m.on_hand <> 0
      group by m.day order by m.day`),
    query(groupsOf(asked, lots, period)),
  )
  const opening = sums?.opening ?? '0'
  const points = pointsOf(days, { opening, step: asked.step, ...period })
  const total = (of: (day: Day) => string): Big => days.reduce((sum, day) => sum.plus(of(day)), new Big(0))
  const out = total((day) => day.went)
  const average = averageStock(days, { opening, ...period })
  return {
    ...period,
    count: sums?.count ?? 0,
    opening,
    closing: points.at(-1)?.stock ?? opening,
    in: total((day) => day.came).toFixed(),
    out: out.toFixed(),
    adjusted: total((day) => day.adjusted).toFixed(),
    turnover: average.gt(0) ? out.div(average).toFixed(2) : null,
    meanDays: sums?.mean_days ?? null,
    points,
    groups: groups.map(({ came, went, ...group }) => ({ ...group, in: came, out: went })),
  }
}

const subjects: Readonly<Record<string, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }>> = {
  [statisticsSubject.codes.place]: { key: raw`l.place::text`, label: raw`max(l.place)::text` },
  [statisticsSubject.codes.product]: { key: raw`l.model_key`, label: raw`max(l.model)` },
  [statisticsSubject.codes.supplier]: {
    key: raw`coalesce(l.supplier_id::text, '')`,
    label: raw`coalesce(max(s.name), '')`,
  },
}

/** The fifty with most stock at the end of the time. */
function groupsOf(
  { by }: StatisticsQuery,
  lots: RawBuilder<boolean>,
  { dayBegin, dayEnd }: Period,
): RawBuilder<Group> {
  const subject = by === undefined ? undefined : subjects[by]
  if (!subject)
    return raw<Group>`select '' as key, '' as label, '0' as came, '0' as went, '0' as stock, 0 as lots where false`
  const within = raw`m.day >= ${dayBegin}::date`
  return raw<Group>`with moved as (
      select m.company_id, m.lot_id, ${sumOf(cameIn, within)} as came, -${sumOf(wentOut, within)} as went,
        sum(m.on_hand) as stock
      from ${movements} where ${lots} and m.day <= ${dayEnd}::date and m.on_hand <> 0
      group by m.company_id, m.lot_id
    )
    select ${subject.key} as key, ${subject.label} as label, ${text(raw`sum(v.came)`)} as came,
      ${text(raw`sum(v.went)`)} as went, ${text(raw`sum(v.stock)`)} as stock,
      (count(*) filter (where v.stock > 0))::int as lots
    from moved v join stock_lot l on l.company_id = v.company_id and l.id = v.lot_id
      left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    group by ${subject.key} order by sum(v.stock) desc, 1 limit 50`
}

type Opened = Period & { readonly opening: string }

/** Of the stock at the end of each day of the time. */
function averageStock(days: readonly Day[], { opening, dayBegin, dayEnd }: Opened): Big {
  const length = daysBetween(dayBegin, dayEnd) + 1
  const sum = days.reduce(
    (total, { day, came, went, adjusted: other }) =>
      total.plus(
        new Big(came)
          .minus(went)
          .plus(other)
          .times(daysBetween(day, dayEnd) + 1),
      ),
    new Big(opening).times(length),
  )
  return length > 0 ? sum.div(length) : new Big(0)
}

/** One point a day, week (from Monday) or month, with the stock at its end. */
function pointsOf(
  days: readonly Day[],
  { opening, dayBegin, dayEnd, step }: Opened & { readonly step: string },
): StockStatistics['points'] {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const points: StockStatistics['points'] = []
  let stock = new Big(opening)
  for (let day = dayBegin; day <= dayEnd; day = daysLater(day, 1)) {
    const { came = '0', went = '0', adjusted: other = '0' } = byDay.get(day) ?? {}
    stock = stock.plus(came).minus(went).plus(other)
    const last = points.at(-1)
    if (last && periodOf(last.from, step) === periodOf(day, step)) {
      last.to = day
      last.in = new Big(last.in).plus(came).toFixed()
      last.out = new Big(last.out).plus(went).toFixed()
      last.adjusted = new Big(last.adjusted).plus(other).toFixed()
      last.stock = stock.toFixed()
    } else points.push({ from: day, to: day, in: came, out: went, adjusted: other, stock: stock.toFixed() })
  }
  return points
}

function periodOf(day: string, step: string): string {
  if (step === 'month') return day.slice(0, 7)
  if (step !== 'week') return day
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysLater(day, -weekday)
}
