import type {
  StatementGroup,
  StatementGrouping,
  StatementGroupQuery,
} from '@quayside/contract/finance/statement.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { periodOf } from './statement.ts'
import { itemEntry, type Movements } from './statement-movements.ts'

const mostGroups = 500

/** What the groups have in common, as columns of the answer; the rest of them is empty. */
const keys: Readonly<Record<StatementGrouping, readonly string[]>> = {
  order: ['order_id', 'order_no', 'contract_no'],
  contract: ['contract_no'],
  kind: ['event', 'item_kind', 'fee_kind'],
}
const empty = {
  order_id: raw`null::bigint`,
  order_no: raw`''`,
  contract_no: raw`''`,
  event: raw`''`,
  item_kind: raw`null::text`,
  fee_kind: raw`''`,
} as const

const findGroups = ({ companyId, currency, begin, end }: Movements, by: StatementGrouping) => {
  const shown = Object.entries(empty).map(
    ([column, nothing]) =>
      raw`${keys[by].includes(column) ? raw.ref(`m.${column}`) : nothing} as ${raw.ref(column)}`,
  )
  const common = raw.join(keys[by].map((column) => raw.ref(`m.${column}`)))
  return sql
    .selectFrom(
      raw<{
        order_id: string | null
        order_no: string
        contract_no: string
        event: string
        item_kind: string | null
        fee_kind: string
        movements: number
        debit: string
        credit: string
        balance: string
      }>`(select ${raw.join(shown)}, count(*)::int as movements, sum(m.debit)::app.money_sum as debit,
          sum(m.credit)::app.money_sum as credit, (sum(m.debit) - sum(m.credit))::app.money_sum as balance
        from (
          select o.id as order_id, coalesce(o.order_no, '') as order_no, coalesce(o.contract_no, '') as contract_no,
            coalesce(back.event, e.event) as event, i.kind as item_kind, coalesce(i.fee_kind, '') as fee_kind, p.debit, p.credit
          from ledger_posting p
            join ledger_entry e on e.company_id = p.company_id and e.id = p.entry_id
            left join ledger_entry back on back.company_id = e.company_id and back.id = e.reverses
            left join receivable_item i on i.company_id = p.company_id and i.entry_id = ${itemEntry}
            left join trade_order o on o.company_id = e.company_id and o.id = e.order_id
          where p.company_id = ${companyId} and p.currency = ${currency} and p.is_stated
            and p.occurred_on between ${begin}::date and ${end}::date
        ) m group by ${common})`.as('g'),
    )
    .selectAll()
    .orderBy(raw`abs(g.debit + g.credit) desc`)
    .limit(mostGroups)
}

export async function groupStatement(
  call: Call,
  { query }: { query: StatementGroupQuery },
): Promise<StatementGroup[]> {
  const period = periodOf(call, query)
  const of = { companyId: call.principal.companyId, currency: query.currency, ...period }
  const [rows] = await call.read(findGroups(of, query.by))
  return rows.map((row) => ({
    orderId: row.order_id,
    orderNo: row.order_no,
    contractNo: row.contract_no,
    event: row.event,
    itemKind: row.item_kind,
    feeKind: row.fee_kind,
    count: row.movements,
    debit: row.debit,
    credit: row.credit,
    balance: row.balance,
  }))
}
