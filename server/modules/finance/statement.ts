import type {
  StatementLine,
  StatementPeriod,
  StatementQuery,
  StatementSum,
  StatementSummary,
} from '@quayside/contract/finance/statement.ts'
import { type Amount, minus, plus } from '@quayside/contract/kernel/money.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { containing, counted, onePage } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'

/** This month up to today, where no days are given. */
export function periodOf(
  call: Call,
  { dateBegin, dateEnd }: StatementPeriod,
): { begin: string; end: string } {
  const today = shanghaiDate(call.platform.clock.now())
  const end = dateEnd ?? today
  return { begin: dateBegin ?? `${end.slice(0, 8)}01`, end }
}

export type Movements = { companyId: string; currency: string; begin: string; end: string }

const usesOfDeposit = raw<number>`(select count(distinct i.order_id)::int from deposit d
  join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
  join receivable_item i on i.company_id = u.company_id and i.id = u.item_id
  where d.company_id = p.company_id and d.entry_id = p.entry_id)`

/**
 * The entry whose item a movement is about: its own, or the one it takes back. Not COALESCE: PostgreSQL takes that for
 * leaky and does not search an index with it below a policy, so that all items of the company were read.
 */
export const itemEntry = raw<string>`case when e.reverses is null then e.id else e.reverses end`

/** The movements of a period that a filter leaves. */
export function filteredMovements(
  { companyId, currency, begin, end }: Movements,
  { event, keyword }: Pick<StatementQuery, 'event' | 'keyword'>,
) {
  let query = sql
    .selectFrom('ledger_posting as p')
    .select(['p.id', 'p.company_id', 'p.entry_id', 'p.occurred_on', 'p.debit', 'p.credit'])
    .where('p.company_id', '=', companyId)
    .where('p.currency', '=', currency)
    // Written out: with a parameter in its place the index of the stated postings cannot be used.
    .where(raw<boolean>`p.is_stated`)
    .where('p.occurred_on', '>=', begin)
    .where('p.occurred_on', '<=', end)
  const entry = raw`from ledger_entry e where e.company_id = p.company_id and e.id = p.entry_id`
  if (event) query = query.where(raw<boolean>`exists (select ${entry} and e.event = ${event})`)
  if (keyword) {
    const within = containing(keyword)
    query = query.where(
      raw<boolean>`exists (select ${entry} and (e.document_no ilike ${within} or exists (
        select from trade_order o where o.company_id = e.company_id and o.id = e.order_id
          and (o.order_no ilike ${within} or o.contract_no ilike ${within}))))`,
    )
  }
  return query
}
type Chosen = ReturnType<typeof filteredMovements>

export const inOrder = (query: Chosen): Chosen => query.orderBy('p.occurred_on').orderBy('p.id')

/**
 * What a statement says of each movement, in order. The movements are chosen first: joining a long period and then
 * taking one page of it reads the whole period.
 */
export const described = (chosen: Chosen) =>
  sql
    .selectFrom(chosen.as('p'))
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.company_id', '=', 'p.company_id').onRef('e.id', '=', 'p.entry_id'),
    )
    .leftJoin('ledger_entry as back', (join) =>
      join.onRef('back.company_id', '=', 'e.company_id').onRef('back.id', '=', 'e.reverses'),
    )
    .leftJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'p.company_id').on('i.entry_id', '=', itemEntry),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.id', '=', 'e.order_id'),
    )
    .select(['p.id', 'p.entry_id', 'p.occurred_on', 'p.debit', 'p.credit'])
    .select([
      'e.event',
      'e.basis',
      'e.document_kind',
      'e.document_id',
      'e.document_no',
      'e.order_id',
      'o.order_no',
    ])
    .select(['back.event as reversed_event', 'back.document_no as reversed_document_no'])
    .select(['i.kind as item_kind', 'i.fee_kind', usesOfDeposit.as('order_count')])
    .orderBy('p.occurred_on')
    .orderBy('p.id')
type Row = InferResult<ReturnType<typeof described>>[number]

export const balanceAfter = ({ companyId, currency }: Movements) =>
  raw<string>`app.stated_balance(${companyId}, ${currency}, p.occurred_on, p.id)::app.money`

type Paged = Movements & { offset: number | undefined }
const pageOf = ({ offset, ...of }: Paged, size: number) =>
  onePage(inOrder(filteredMovements(of, {})), size, offset)

/** Of the whole period: the text of each page size is compiled once. */
const pageOfPeriod = compiledOnce((paged: Paged, size: `${number}`) => described(pageOf(paged, Number(size))))
const balanceOfFirst = compiledOnce((paged: Paged) =>
  sql.selectFrom(pageOf(paged, 1).as('p')).select(['p.debit', 'p.credit', balanceAfter(paged).as('balance')]),
)
const countMovements = compiledOnce(({ companyId, currency, begin, end }: Movements) =>
  sql
    .selectFrom('ledger_sum')
    .select(raw<number>`coalesce(sum(debits + credits), 0)::int`.as('movements'))
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('day', '>=', begin)
    .where('day', '<=', end),
)

/**
 * A page of the statement. Without a filter its movements follow on each other, so one balance is looked up and the rest
 * is added; with one each movement looks up its own.
 */
async function readStatement(
  call: Call,
  query: StatementQuery,
): Promise<{ rows: StatementLine[]; total: number }> {
  const { begin, end } = periodOf(call, query)
  const of = { companyId: call.principal.companyId, currency: query.currency, begin, end }
  const offset = offsetOf(query)
  if (query.event !== undefined || (query.keyword ?? '') !== '') {
    const wanted = filteredMovements(of, query)
    const [rows, [total]] = await call.read(
      described(onePage(inOrder(wanted), query.pageSize, offset)).select(balanceAfter(of).as('balance')),
      counted(wanted),
    )
    return { rows: rows.map((row) => toLine(row, row.balance)), total: Number(total?.total ?? 0) }
  }
  const paged = { ...of, offset: offset || undefined }
  const [rows, [begins], [sums]] = await call.read(
    pageOfPeriod(paged, `${query.pageSize}`),
    balanceOfFirst(paged),
    countMovements(of),
  )
  let balance = begins ? minus(begins.balance as Amount, moved(begins)) : ('0.00' as Amount)
  const lines = rows.map((row) => {
    balance = plus(balance, moved(row))
    return toLine(row, balance)
  })
  return { rows: lines, total: sums?.movements ?? 0 }
}

const moved = (row: { debit: string; credit: string }): Amount =>
  minus(row.debit as Amount, row.credit as Amount)

export const toLine = (row: Row, balance: string): StatementLine => ({
  id: row.id,
  entryId: row.entry_id,
  occurredOn: row.occurred_on,
  event: row.event,
  itemKind: row.item_kind,
  feeKind: row.fee_kind ?? '',
  reversedEvent: row.reversed_event,
  reversedDocumentNo: row.reversed_document_no,
  basis: row.basis,
  documentKind: row.document_kind,
  documentId: row.document_id,
  documentNo: row.document_no,
  orderId: row.order_id,
  orderNo: row.order_no,
  orderCount: row.order_count,
  debit: row.debit,
  credit: row.credit,
  balance,
})

export const listStatement = (call: Call, { query }: { query: StatementQuery }) => readStatement(call, query)

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
  const found = currencies.values.filter((currency) => rows.some((row) => row.currency === currency))
  return {
    dateBegin: begin,
    dateEnd: end,
    currencies: found.map((currency) =>
      sumOf(
        currency,
        rows.filter((row) => row.currency === currency),
      ),
    ),
  }
}
