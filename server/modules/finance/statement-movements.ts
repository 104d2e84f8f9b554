import type { StatementLine, StatementQuery } from '@quayside/contract/finance/statement.ts'
import { type Amount, minus } from '@quayside/contract/kernel/money.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'

export type Movements = { companyId: string; currency: string; begin: string; end: string }

/** Looked for where a deposit was moved, and at no other movement. */
const usesOfDeposit = raw<number>`case when p.account <> 'deposit' then 0 else (select count(distinct i.order_id)::int from deposit d
  join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
  join receivable_item i on i.company_id = u.company_id and i.id = u.item_id
  where d.company_id = p.company_id and d.entry_id = p.entry_id) end`

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
    .select(['p.id', 'p.company_id', 'p.entry_id', 'p.account', 'p.occurred_on', 'p.debit', 'p.credit'])
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

export const moved = (row: { debit: string; credit: string }): Amount =>
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
