import { addDays, daysBetween, weekdayOf } from '@quayside/contract/kernel/days.ts'
import { checkPeriod } from '@quayside/contract/kernel/plausible-day.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import type { StatisticsQuery, StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import Big from 'big.js'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { groupsOf, type Period } from './statistics-groups.ts'
import { askedModels, flowsOf, sumText } from './stock-flows.ts'

const usualDays = 30

type Day = { day: string; came: string; went: string; adjusted: string }
const query = <T>(statement: RawBuilder<T>) => ({ compile: () => statement.compile(sql) })

export async function readStatistics(
  call: Call,
  { query: asked }: { query: StatisticsQuery },
): Promise<StockStatistics> {
  const { companyId } = call.principal
  const today = call.platform.clock.today()
  const dayEnd = asked.dayEnd ?? today
  const dayBegin = asked.dayBegin ?? addDays(dayEnd, 1 - usualDays)
  const period = { dayBegin, dayEnd }
  refuseIfAny(checkPeriod('dayBegin', 'dayEnd', period))
  const flows = flowsOf(companyId, asked)
  const [[held], flowing, groups] = await call.read(
    query(raw<{ count: number; mean_days: string | null }>`select coalesce(sum(t.lots), 0)::int as count,
        round(${today}::date - date '2000-01-01' - sum(t.stored_days) / nullif(sum(t.on_hand), 0), 1)::text as mean_days
      from stock_model t where ${askedModels('t', companyId, asked)}`),
    // The days before count together, as one without a day: their movements are read in the same pass.
    query(raw<
      Omit<Day, 'day'> & {
        day: string | null
      }
    >`select case when d.day >= ${dayBegin}::date then d.day end as day, ${sumText(raw`sum(d.came)`)} as came,
        ${sumText(raw`sum(d.went)`)} as went, ${sumText(raw`sum(d.adjusted)`)} as adjusted
      from ${flows} where d.day <= ${dayEnd}::date group by 1 order by 1`),
    query(groupsOf(companyId, asked, period)),
  )
  const days = flowing.flatMap(({ day, ...flow }) => (day === null ? [] : [{ day, ...flow }]))
  const before = flowing.find(({ day }) => day === null)
  const opening = before ? new Big(before.came).minus(before.went).plus(before.adjusted).toFixed() : '0'
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

type Opened = Period & { readonly opening: string }

/** The sums of the stock at the end of each day of the time. */
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
  for (let day = dayBegin; day <= dayEnd; day = addDays(day, 1)) {
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
  return step === 'week' ? addDays(day, 1 - weekdayOf(day)) : day
}
