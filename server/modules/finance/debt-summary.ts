import type { Ageing, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { type AgeingBucketKey, feeDisputeState } from '@quayside/contract/finance/finance.codes.ts'
import { ageingUpTo } from '@quayside/contract/finance/open-items.ts'
import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { type Amount, minus, sum, times } from '@quayside/contract/kernel/money.ts'
import { currency as currencies, foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Call } from '../../platform/session/call.ts'
import { type BankRate, findBankRates, ownRate, toBankRate } from '../rates/bank-rates.ts'
import { dueSoonDays } from './debts.ts'

/** The bucket of an item, as `ageingOf` says it. */
const bucketOf = (day: string) => raw<AgeingBucketKey>`case
  when ${day}::date - i.due_on <= 0 then 'notDue'
  when ${day}::date - i.due_on <= ${raw.lit(ageingUpTo.upTo30)} then 'upTo30'
  when ${day}::date - i.due_on <= ${raw.lit(ageingUpTo.upTo60)} then 'upTo60'
  when ${day}::date - i.due_on <= ${raw.lit(ageingUpTo.upTo90)} then 'upTo90' else 'over90' end`

/** Sums of open items by company, currency and bucket. */
export const sumDebts = (day: string) =>
  sql
    .selectFrom('receivable_item as i')
    .select(['i.company_id', 'i.currency', bucketOf(day).as('bucket')])
    .select([
      raw<string>`sum(i.outstanding)::app.money`.as('outstanding'),
      raw<number>`count(*)::int`.as('count'),
      raw<number>`count(*) filter (where i.due_on between ${day}::date and ${day}::date + ${raw.lit(dueSoonDays)})::int`.as(
        'due_soon',
      ),
      raw<number>`count(*) filter (where i.document_kind = 'fee' and exists (select 1 from fee_dispute d
        where d.company_id = i.company_id and d.fee_id = i.document_id
          and d.state = ${raw.lit(feeDisputeState.codes.raised)}))::int`.as('disputed'),
    ])
    .where('i.outstanding', '>', writtenZero)
    .groupBy(['i.company_id', 'i.currency', raw`3`])

type SumRow = { currency: string; bucket: AgeingBucketKey; outstanding: string }

const ageingOfRows = (rows: readonly SumRow[], of: (row: SumRow) => Amount): Ageing => {
  const inBucket = (bucket: AgeingBucketKey): Amount =>
    sum(rows.filter((row) => row.bucket === bucket).map(of))
  return {
    notDue: inBucket('notDue'),
    upTo30: inBucket('upTo30'),
    upTo60: inBucket('upTo60'),
    upTo90: inBucket('upTo90'),
    over90: inBucket('over90'),
    total: sum(rows.map(of)),
  }
}

/** In RMB at the bank's rates; a currency without one counts nothing. Rounded per currency and bucket, as it is shown. */
export const ageingInRmb = (rows: readonly SumRow[], rates: ReadonlyMap<string, BankRate>): Ageing =>
  ageingOfRows(rows, ({ currency, outstanding }) => {
    const rate = rates.get(currency)
    return rate ? times(outstanding as Amount, rate.rate) : ('0.00' as Amount)
  })

export const ratesOn = (rows: Parameters<typeof toBankRate>[0][], day: string): Map<string, BankRate> =>
  new Map([ownRate(day), ...rows.map(toBankRate)].map((rate) => [rate.currency, rate]))

const sumOpenDebts = compiledOnce(({ day, companyId }: { day: string; companyId: string }) =>
  sumDebts(day).where('i.company_id', '=', companyId),
)

const findDeposits = compiledOnce(({ companyId }: { companyId: string }) =>
  sql
    .selectFrom('deposit')
    .select('currency')
    .select([
      raw<string>`sum(free)::app.money`.as('free'),
      raw<string>`sum(earmarked)::app.money`.as('earmarked'),
    ])
    .where('company_id', '=', companyId)
    .where(raw<boolean>`amount > used`)
    .groupBy('currency'),
)

const rmbFirst = <R extends { currency: string }>(rows: readonly R[]): R[] =>
  rows.toSorted(
    (a, b) => currencies.values.indexOf(a.currency as 'RMB') - currencies.values.indexOf(b.currency as 'RMB'),
  )

/** What the debts' screen and the home screen show above the list. */
export async function getDebtSummary(call: Call): Promise<DebtSummary> {
  const { companyId } = call.principal
  const now = call.platform.clock.now()
  const day = shanghaiDate(now)
  const [rows, rateRows, deposits] = await call.read(
    sumOpenDebts({ day, companyId }),
    findBankRates(foreignCurrency.values, day),
    findDeposits({ companyId }),
  )
  const rates = ratesOn(rateRows, day)
  const owed = [...new Set(rows.map(({ currency }) => currency))]
  const inRmb = ageingInRmb(rows, rates)
  const count = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((all, row) => all + of(row), 0)
  return {
    asOf: now.toISOString(),
    currencies: rmbFirst(
      owed.map((currency) => ({
        currency,
        ...ageingOfRows(
          rows.filter((row) => row.currency === currency),
          ({ outstanding }) => outstanding as Amount,
        ),
      })),
    ),
    inRmb,
    overdueInRmb: minus(inRmb.total as Amount, inRmb.notDue as Amount),
    unrated: owed.filter((currency) => !rates.has(currency)),
    rates: rateRows
      .filter(
        ({ currency }) => owed.includes(currency) || deposits.some((each) => each.currency === currency),
      )
      .map(({ currency, rate, day: of }) => ({ currency, rate, day: of })),
    deposits: rmbFirst(deposits),
    counts: {
      all: count((row) => row.count),
      overdue: count((row) => (row.bucket === 'notDue' ? 0 : row.count)),
      dueSoon: count((row) => row.due_soon),
      disputed: count((row) => row.disputed),
    },
  }
}
