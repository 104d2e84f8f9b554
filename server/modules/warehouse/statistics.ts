import type { StatisticsQuery, StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import { daysBetween, daysLater } from '@quayside/contract/warehouse/storage-cost.ts'
import { statisticsSubject } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { todayOf } from './stock.ts'

const usualDays = 30

type Period = { readonly dayBegin: string; readonly dayEnd: string }

/** Conditions on what the sums and the lots `alias` have in common. */
function askedOf(alias: string, companyId: string, query: StatisticsQuery): RawBuilder<boolean> {
  const column = (name: string) => raw.ref(`${alias}.${name}`)
  const conditions = [raw<boolean>`${column('company_id')} = ${companyId}::bigint`]
  if (query.place !== undefined) conditions.push(raw<boolean>`${column('place')} = ${query.place}`)
  if (query.warehouseId)
    conditions.push(raw<boolean>`${column('warehouse_id')} = ${query.warehouseId}::bigint`)
  if (query.supplierId) conditions.push(raw<boolean>`${column('supplier_id')} = ${query.supplierId}::bigint`)
  return raw.join(conditions, raw` and `) as RawBuilder<boolean>
}
/** The same of sums and lots that know their model. */
const askedModels = (alias: string, companyId: string, query: StatisticsQuery) =>
  query.model
    ? raw<boolean>`${askedOf(alias, companyId, query)}
        and ${raw.ref(`${alias}.model_key`)} like ${containing(query.model.toLowerCase())}`
    : askedOf(alias, companyId, query)

type Day = { day: string; came: string; went: string; adjusted: string }
type Group = { key: string; label: string; came: string; went: string; stock: string; lots: number }

const text = (value: RawBuilder<unknown>) => raw<string>`trim_scale(coalesce(${value}, 0))::text`
const query = <T>(statement: RawBuilder<T>) => ({ compile: () => statement.compile(sql) })

/** Movements that changed the stock, with the lot `l` that they belong to. */
const movements = raw`stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
  cross join app.stock_flow(m.kind, m.on_hand) f`

/** What came and went by day, as `d`: the kept sums, or movements where a part of a model is asked for. */
const flowsOf = (companyId: string, asked: StatisticsQuery): RawBuilder<unknown> =>
  asked.model
    ? raw`(select m.day, l.place, coalesce(l.supplier_id, 0) as supplier_id, f.came, f.went, f.adjusted
        from ${movements} where ${askedModels('l', companyId, asked)} and m.company_id = ${companyId}::bigint
          and m.on_hand <> 0) d`
    : raw`(select s.day, s.place, s.supplier_id, s.came, s.went, s.adjusted from stock_day s
        where ${askedOf('s', companyId, asked)}) d`

export async function readStatistics(
  call: Call,
  { query: asked }: { query: StatisticsQuery },
): Promise<StockStatistics> {
  const { companyId } = call.principal
  const today = todayOf(call)
  const dayEnd = asked.dayEnd ?? today
  const dayBegin = asked.dayBegin ?? daysLater(dayEnd, 1 - usualDays)
  const period = { dayBegin, dayEnd }
  const flows = flowsOf(companyId, asked)
  const [[before], [held], days, groups] = await call.read(
    query(raw<{ opening: string }>`select ${text(raw`sum(d.came - d.went + d.adjusted)`)} as opening
      from ${flows} where d.day < ${dayBegin}::date`),
    query(raw<{ count: number; mean_days: string | null }>`select coalesce(sum(t.lots), 0)::int as count,
        round(${today}::date - date '2000-01-01' - sum(t.stored_days) / nullif(sum(t.on_hand), 0), 1)::text as mean_days
      from stock_model t where ${askedModels('t', companyId, asked)}`),
    query(raw<Day>`select d.day, ${text(raw`sum(d.came)`)} as came, ${text(raw`sum(d.went)`)} as went,
        ${text(raw`sum(d.adjusted)`)} as adjusted
      from ${flows} where d.day between ${dayBegin}::date and ${dayEnd}::date group by d.day order by d.day`),
    query(groupsOf(companyId, asked, period)),
  )
  const opening = before?.opening ?? '0'
  const points = pointsOf(days, { opening, step: asked.step, ...period })
  const total = (of: (day: Day) => string): Big => days.reduce((sum, day) => sum.plus(of(day)), new Big(0))
  const out = total((day) => day.went)
  const average = averageStock(days, { opening, ...period })
  return {
    ...period,
    count: held?.count ?? 0,
    opening,
    closing: points.at(-1)?.stock ?? opening,
    in: total((day) => day.came).toFixed(),
    out: out.toFixed(),
    adjusted: total((day) => day.adjusted).toFixed(),
    turnover: average.gt(0) ? out.div(average).toFixed(2) : null,
    meanDays: held?.mean_days ?? null,
    points,
    groups: groups.map(({ came, went, ...group }) => ({ ...group, in: came, out: went })),
  }
}

type Subject = {
  /** Of sums and lots. */
  readonly key: (alias: string) => RawBuilder<unknown>
  readonly label: RawBuilder<unknown>
}
const { place, product, supplier } = statisticsSubject.codes
const subjects: Readonly<Record<string, Subject>> = {
  [place]: { key: (alias) => raw`${raw.ref(`${alias}.place`)}::text`, label: raw`r.key` },
  [product]: {
    key: (alias) => raw.ref(`${alias}.model_key`),
    label: raw`(select max(l.model) from stock_lot l where l.company_id = r.company_id and l.model_key = r.key)`,
  },
  [supplier]: {
    key: (alias) => raw`coalesce(nullif(${raw.ref(`${alias}.supplier_id`)}, 0)::text, '')`,
    label: raw`coalesce((select s.name from supplier s
      where s.company_id = r.company_id and s.id = nullif(r.key, '')::bigint), '')`,
  },
}

/**
 * The fifty with most stock at the end of the time: what is there now, without what was moved later. What came and went is
 * asked for these alone.
 */
function groupsOf(
  companyId: string,
  asked: StatisticsQuery,
  { dayBegin, dayEnd }: Period,
): RawBuilder<Group> {
  const subject = asked.by === undefined ? undefined : subjects[asked.by]
  if (!subject)
    return raw<Group>`select '' as key, '' as label, '0' as came, '0' as went, '0' as stock, 0 as lots where false`
  const within = raw`between ${dayBegin}::date and ${dayEnd}::date`
  const flows =
    asked.by === product
      ? raw`select l.model_key as key, sum(f.came) as came, sum(f.went) as went from ${movements}
          where ${askedModels('l', companyId, asked)} and l.model_key in (select key from ranked)
            and m.company_id = ${companyId}::bigint and m.day ${within} and m.on_hand <> 0 group by 1`
      : raw`select ${subject.key('d')} as key, sum(d.came) as came, sum(d.went) as went
          from ${flowsOf(companyId, asked)} where d.day ${within} group by 1`
  return raw<Group>`with later as (
      select m.lot_id, sum(m.on_hand) as qty from stock_movement m
      where m.company_id = ${companyId}::bigint and m.day > ${dayEnd}::date and m.on_hand <> 0 group by m.lot_id
    ), undone as (
      select ${subject.key('l')} as key, sum(v.qty) as qty, count(*) filter (where l.stored_on > ${dayEnd}::date) as newer,
        sum((l.on_hand > 0)::int - (l.on_hand > v.qty)::int) as held
      from later v join stock_lot l on l.company_id = ${companyId}::bigint and l.id = v.lot_id
      where ${askedModels('l', companyId, asked)} group by 1
    ), present as (
      select ${subject.key('t')} as key, sum(t.on_hand) as on_hand, sum(t.held) as held, sum(t.lots) as lots
      from stock_model t where ${askedModels('t', companyId, asked)} group by 1
    ), ranked as (
      select ${companyId}::bigint as company_id, p.key, p.on_hand - coalesce(u.qty, 0) as stock,
        p.held - coalesce(u.held, 0) as lots
      from present p left join undone u on u.key = p.key
      where p.lots > coalesce(u.newer, 0) order by 3 desc, 2 limit 50
    ), flows as (${flows})
    select r.key, ${subject.label} as label, ${text(raw`f.came`)} as came, ${text(raw`f.went`)} as went,
      ${text(raw`r.stock`)} as stock, r.lots::int as lots
    from ranked r left join flows f on f.key = r.key order by r.stock desc, r.key`
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
