import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { isContractSignable } from '@quayside/contract/orders/order-contract.codes.ts'
import { orderStage, statesOfStage } from '@quayside/contract/orders/order-stage.ts'
import { orderTab } from '@quayside/contract/orders/order-tabs.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { inTab } from './order-queries.ts'
import { isReceiptOpen, lastExportDueBy, receiptCalendar } from './reminder-queries.ts'

type Of = { readonly companyId: string; readonly kinds: readonly number[] }

const ofKinds = (kinds: readonly number[]) => raw<number>`any(${kinds}::int[])`

const counted = <N extends string>(name: N, condition: ReturnType<typeof raw<boolean>>) =>
  raw<string>`coalesce(sum(t.orders) filter (where ${condition}), 0)::text`.as(name)
const listOf = (codes: readonly number[]) => raw.raw(codes.join(', '))
const inStates = (states: readonly number[]) => raw<boolean>`t.state in (${listOf(states)})`
const { submitted, completed } = orderState.codes

/** One line a kind, out of the tally. */
export const countKinds = compiledOnce((of: Of) =>
  sql
    .selectFrom('order_tally as t')
    .select('t.model_type')
    .select(raw<string>`coalesce(sum(t.orders), 0)::text`.as('all'))
    .select(orderTab.keys.map((tab) => counted(tab, inTab('t', tab))))
    .select(orderStage.keys.map((stage) => counted(stage, inStates(statesOfStage(stage)))))
    .select([
      counted('submitted', inStates([submitted])),
      counted('completed', inStates([completed])),
      counted('signable', inStates(orderState.values.filter(isContractSignable))),
    ])
    .where('t.company_id', '=', of.companyId)
    .where('t.model_type', '=', ofKinds(of.kinds))
    .groupBy('t.model_type'),
)

/** What waits for a second member's release, by kind: the member's own submissions and those of colleagues. */
export const countToRelease = compiledOnce((of: Of & { readonly memberId: string }) =>
  sql
    .selectFrom('trade_order as o')
    .select('o.model_type')
    .select([
      raw<string>`(count(*) filter (where o.release_asked_by = ${of.memberId}))::text`.as('own'),
      raw<string>`(count(*) filter (where o.release_asked_by <> ${of.memberId}))::text`.as('colleagues'),
    ])
    .where('o.company_id', '=', of.companyId)
    .where('o.model_type', '=', ofKinds(of.kinds))
    .where('o.release_asked_by', 'is not', null)
    .where('o.deleted_at', 'is', null)
    .groupBy('o.model_type'),
)

/** By kind, currency and month; the months before `since` together, under an empty name. */
export const sumMonths = compiledOnce((of: Of & { readonly since: string; readonly until: string }) => {
  const month = raw<string>`case when s.month between ${of.since}::date and ${of.until}::date
    then to_char(s.month, 'YYYY-MM') else '' end`
  return sql
    .selectFrom('order_sum as s')
    .select(['s.model_type', 's.currency', month.as('month')])
    .select([
      raw<string>`sum(s.orders)::text`.as('orders'),
      raw<string>`sum(s.amount)::text`.as('amount'),
      raw<string>`sum(s.unpaid)::text`.as('unpaid'),
      raw<string>`sum(s.price_failed)::text`.as('price_failed'),
      raw<string>`sum(s.signed)::text`.as('signed'),
    ])
    .where('s.company_id', '=', of.companyId)
    .where('s.model_type', '=', ofKinds(of.kinds))
    .groupBy(raw`1, 2, 3`)
    .orderBy(raw`3, 1, 2`)
})

/** The open deadlines up to the near ones, by kind and currency. */
export const sumDue = compiledOnce((of: Of & { readonly near: string; readonly late: string }) => {
  const isLate = raw`o.exported_on <= ${lastExportDueBy(of.late)}`
  return sql
    .selectFrom('trade_order as o')
    .select(['o.model_type', 'o.currency'])
    .select([
      raw<string>`count(*)::text`.as('orders'),
      raw<string>`(count(*) filter (where ${isLate}))::text`.as('late'),
      raw<string>`coalesce(sum(o.order_amount - o.paid_amount) filter (where ${isLate}), 0)::text`.as(
        'unpaid',
      ),
    ])
    .where('o.company_id', '=', of.companyId)
    .where('o.model_type', '=', ofKinds(of.kinds))
    .where(isReceiptOpen)
    .where(raw<boolean>`o.exported_on <= ${lastExportDueBy(of.near)}`)
    .groupBy(['o.model_type', 'o.currency'])
    .orderBy('o.model_type')
    .orderBy('o.currency')
})

/** The values are constants, so that the planner finds the index trade_order_receipt_due. */
export const findReceiptsDue = compiledOnce((of: { readonly companyId: string; readonly limit: number }) =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin('customer as c', (join) =>
      join.onRef('c.company_id', '=', 'o.company_id').onRef('c.id', '=', 'o.customer_id'),
    )
    .select(['o.id', 'o.order_no', 'o.currency', 'o.exported_on', 'o.state', 'o.payment_state'])
    .select(['c.chinese_name', 'c.english_name'])
    .select([
      receiptCalendar('o').as('receipt_calendar'),
      raw<string>`o.order_amount - o.paid_amount`.as('unpaid_amount'),
    ])
    .where('o.company_id', '=', of.companyId)
    .where('o.model_type', '=', raw.lit(orderKind.codes.export))
    .where(isReceiptOpen)
    // No second sort key: it would make PostgreSQL read all orders of one day.
    .orderBy('o.exported_on')
    .limit(of.limit),
)
