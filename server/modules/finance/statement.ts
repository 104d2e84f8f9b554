import type { StatementPeriod, StatementQuery } from '@quayside/contract/finance/statement.ts'
import { type Amount, minus, plus } from '@quayside/contract/kernel/money.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { onePage } from '../../platform/records/list-page.ts'
import { type Summing, summed, toSums, totalsOf } from '../../platform/records/list-sums.ts'
import type { Call } from '../../platform/session/call.ts'
import {
  balanceAfter,
  described,
  filteredMovements,
  inOrder,
  type Movements,
  moved,
  toLine,
} from './statement-movements.ts'

/** This month up to today, where no days are given. */
export function periodOf(
  call: Call,
  { dateBegin, dateEnd }: StatementPeriod,
): { begin: string; end: string } {
  const today = call.platform.clock.today()
  const end = dateEnd ?? today
  const begin = dateBegin ?? `${end.slice(0, 8)}01`
  refuseIfAny(begin > end ? [at('dateEnd', 'report.periodReversed')] : [])
  return { begin, end }
}

type Paged = Movements & { offset: number | undefined }
const pageOf = ({ offset, ...of }: Paged, size: number) =>
  onePage(inOrder(filteredMovements(of, {})), size, offset)

/** The page of a whole period: the text of each page size is compiled once. */
const pageOfPeriod = compiledOnce((paged: Paged, size: `${number}`) => described(pageOf(paged, Number(size))))
const balanceOfFirst = compiledOnce((paged: Paged) =>
  sql.selectFrom(pageOf(paged, 1).as('p')).select(['p.debit', 'p.credit', balanceAfter(paged).as('balance')]),
)
/** A reversal is a movement of its own, therefore every movement counts. */
const statementSums: Summing<'debit' | 'credit'> = {
  currency: raw<string>`p.currency`,
  columns: { debit: { value: raw`p.debit` }, credit: { value: raw`p.credit` } },
}

const countMovements = compiledOnce(({ companyId, currency, begin, end }: Movements) =>
  sql
    .selectFrom('ledger_sum')
    .select('currency')
    .select([
      raw<number>`sum(debits + credits)::int`.as('rows'),
      raw<number>`sum(debits + credits)::int`.as('counted'),
      totalsOf(statementSums, (place) => raw`sum(${raw.ref(place === 1 ? 'debit' : 'credit')})`).as('totals'),
    ])
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('day', '>=', begin)
    .where('day', '<=', end)
    .groupBy('currency'),
)

/**
 * A page of the statement. Without a filter its movements follow on each other, so one balance is looked up and the rest
 * is added; with one each movement looks up its own.
 */
export async function listStatement(call: Call, { query }: { query: StatementQuery }) {
  const { begin, end } = periodOf(call, query)
  const of = { companyId: call.principal.companyId, currency: query.currency, begin, end }
  const offset = offsetOf(query)
  if (query.event !== undefined || (query.keyword ?? '') !== '') {
    const movements = filteredMovements(of, query)
    const [rows, groups] = await call.read(
      described(onePage(inOrder(movements), query.pageSize, offset)).select(balanceAfter(of).as('balance')),
      summed(movements, statementSums),
    )
    return { rows: rows.map((row) => toLine(row, row.balance)), ...toSums(groups, statementSums) }
  }
  const paged = { ...of, offset: offset || undefined }
  const [rows, [begins], groups] = await call.read(
    pageOfPeriod(paged, `${query.pageSize}`),
    balanceOfFirst(paged),
    countMovements(of),
  )
  let balance = begins ? minus(begins.balance as Amount, moved(begins)) : ('0.00' as Amount)
  const lines = rows.map((row) => {
    balance = plus(balance, moved(row))
    return toLine(row, balance)
  })
  const { sums } = toSums(groups, statementSums, true)
  return { rows: lines, total: groups[0]?.rows ?? 0, sums }
}
