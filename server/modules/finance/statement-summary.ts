import type { StatementPeriod, StatementSum, StatementSummary } from '@quayside/contract/finance/statement.ts'
import { type Amount, plus } from '@quayside/contract/kernel/money.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { periodOf } from './statement.ts'
import { type Movements, moved } from './statement-movements.ts'

/** What moved before a day by currency: whole months, and the days of its month. */
const movedBefore = (companyId: string, day: string) => raw<{ currency: string; moved: string }>`(
  select currency, moved from ledger_month
  where company_id = ${companyId} and month < date_trunc('month', ${day}::date)::date
  union all
  select currency, debit - credit from ledger_sum
  where company_id = ${companyId} and day >= date_trunc('month', ${day}::date)::date and day < ${day}::date)`

/** One row a currency for all days before the period, `day` being null, and one for each day of it. */
const sumsByDay = compiledOnce(({ companyId, begin, end }: Omit<Movements, 'currency'>) =>
  sql
    .selectFrom(movedBefore(companyId, begin).as('before'))
    .select([
      'before.currency',
      raw<string | null>`null::date`.as('day'),
      raw<number>`0`.as('debits'),
      raw<string>`sum(moved)::app.money_sum`.as('debit'),
      raw<number>`0`.as('credits'),
      raw<string>`0::app.money_sum`.as('credit'),
    ])
    .groupBy('before.currency')
    .unionAll(
      sql
        .selectFrom('ledger_sum')
        .select([
          'currency',
          'day',
          raw<number>`sum(debits)::int`.as('debits'),
          raw<string>`sum(debit)::app.money_sum`.as('debit'),
          raw<number>`sum(credits)::int`.as('credits'),
          raw<string>`sum(credit)::app.money_sum`.as('credit'),
        ])
        .where('company_id', '=', companyId)
        .where('day', '>=', begin)
        .where('day', '<=', end)
        .groupBy(['currency', 'day']),
    )
    .orderBy('currency')
    .orderBy('day', (of) => of.asc().nullsFirst()),
)

type DayRow = InferResult<ReturnType<typeof sumsByDay>>[number]

export const sumDays = (companyId: string, begin: string, end: string) => sumsByDay({ companyId, begin, end })

export function sumOf(currency: string, rows: readonly DayRow[]): StatementSum {
  const before = rows.find(({ day }) => day === null)
  const opening = before ? moved(before) : ('0.00' as Amount)
  const days = rows.filter(({ day }) => day !== null)
  let closing = opening
  const points = days.map((row) => {
    closing = plus(closing, moved(row))
    return { day: row.day ?? '', balance: closing }
  })
  const total = (side: 'debit' | 'credit'): Amount =>
    days.reduce((all, row) => plus(all, row[side] as Amount), '0.00' as Amount)
  return {
    currency,
    opening,
    debitCount: days.reduce((all, row) => all + row.debits, 0),
    debit: total('debit'),
    creditCount: days.reduce((all, row) => all + row.credits, 0),
    credit: total('credit'),
    closing,
    points,
  }
}

/** Read from the sums by day alone, whatever the number of movements. */
export async function summariseStatement(
  call: Call,
  { query }: { query: StatementPeriod },
): Promise<StatementSummary> {
  const { begin, end } = periodOf(call, query)
  const [rows] = await call.read(sumDays(call.principal.companyId, begin, end))
  const shownCurrencies = currencies.values.filter((currency) =>
    rows.some((row) => row.currency === currency),
  )
  return {
    dateBegin: begin,
    dateEnd: end,
    currencies: shownCurrencies.map((currency) =>
      sumOf(
        currency,
        rows.filter((row) => row.currency === currency),
      ),
    ),
  }
}
