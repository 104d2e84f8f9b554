import { feeMachine } from '@quayside/contract/finance/fee.states.ts'
import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeDispute, OfficeFee, OfficeFeeQuery } from '@quayside/contract/office/fee.ts'
import type { RecordQuery } from '@quayside/contract/office/record.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listFees(
  call: OfficeCall,
  { query }: { query: OfficeFeeQuery },
): Promise<{ rows: OfficeFee[]; total: number }> {
  let fees = sql
    .selectFrom('fee as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .leftJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'r.company_id').onRef('i.entry_id', '=', 'r.entry_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.order_id'])
    .select(['o.order_no', 'r.kind', 'r.currency', 'r.amount', 'r.charged_on', 'r.note'])
    .select(['r.created_at', 'r.updated_at'])
    .select(raw<string>`coalesce(i.outstanding, 0)::app.money`.as('outstanding'))
  if (query.kind) fees = fees.where('r.kind', '=', query.kind)
  if (query.orderId) fees = fees.where('r.order_id', '=', query.orderId)
  const wanted = narrowed(
    fees,
    query,
    feeMachine.states,
    (within) =>
      raw<boolean>`(r.number ilike ${within} or o.order_no ilike ${within} or r.note ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.order_no ?? '',
    state: stateKey(feeMachine, row.state),
    orderId: row.order_id,
    orderNo: row.order_no,
    kind: row.kind,
    currency: row.currency,
    amount: row.amount,
    chargedOn: row.charged_on,
    outstanding: row.outstanding,
    note: row.note,
  }))
}

export function listDisputes(
  call: OfficeCall,
  { query }: { query: RecordQuery },
): Promise<{ rows: OfficeDispute[]; total: number }> {
  const disputes = sql
    .selectFrom('fee_dispute as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('fee as f', (join) =>
      join.onRef('f.company_id', '=', 'r.company_id').onRef('f.id', '=', 'r.fee_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.order_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'f.number', 'r.state', 'r.reason'])
    .select(['r.fee_id', 'f.order_id', 'o.order_no', 'f.kind', 'f.currency', 'f.amount'])
    .select(['r.created_at', 'r.updated_at'])
  const wanted = narrowed(
    disputes,
    query,
    feeDisputeMachine.states,
    (within) =>
      raw<boolean>`(f.number ilike ${within} or o.order_no ilike ${within} or r.reason ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.reason,
    state: stateKey(feeDisputeMachine, row.state),
    feeId: row.fee_id,
    orderId: row.order_id,
    orderNo: row.order_no,
    kind: row.kind,
    currency: row.currency,
    amount: row.amount,
  }))
}
