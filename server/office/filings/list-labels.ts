import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeLabel, OfficeLabelQuery } from '@quayside/contract/office/label-order.ts'
import { sql as raw } from 'kysely'
import {
  confirmedCountSql,
  labelWaitsForSql,
  productNamesSql,
  waitingCountSql,
} from '../../modules/filings/label-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { labelOrder } from '../../provider/label-order.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

const waitsFor = labelWaitsForSql('r')

export function listLabels(
  call: OfficeCall,
  { query }: { query: OfficeLabelQuery },
): Promise<{ rows: OfficeLabel[]; total: number }> {
  let labels = sql
    .selectFrom('label_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.category'])
    .select(['r.line_count', 'r.wanted_on', 'r.reason', 'r.created_at', 'r.updated_at'])
    .select([
      productNamesSql('r').as('product_names'),
      confirmedCountSql('r').as('confirmed_count'),
      waitingCountSql('r').as('waiting_count'),
      waitsFor.as('waits_for'),
      isWaitingSql(labelOrder, call.staff.permissions).as('is_waiting'),
    ])
    .where(labelOrder.visible)
  if (query.category !== undefined) labels = labels.where('r.category', '=', query.category)
  if (query.waitsFor !== undefined) labels = labels.where(raw<boolean>`${waitsFor} = ${query.waitsFor}`)
  const wanted = narrowed(
    labels,
    query,
    labelOrderMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or ${productNamesSql('r')} ilike ${within}
      or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.product_names,
    state: stateKey(labelOrderMachine, row.state),
    waitsFor: row.waits_for,
    category: row.category,
    lineCount: row.line_count,
    confirmedCount: row.confirmed_count,
    waitingCount: row.waiting_count,
    wantedOn: row.wanted_on,
    reason: row.reason,
  }))
}
