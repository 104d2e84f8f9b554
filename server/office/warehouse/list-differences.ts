import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeDifference, OfficeDifferenceQuery } from '@quayside/contract/office/goods.ts'
import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { quantityText } from '../../platform/database/decimal-text.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listDifferences(
  call: OfficeCall,
  { query }: { query: OfficeDifferenceQuery },
): FoundRecords<OfficeDifference> {
  let differences = sql
    .selectFrom('stock_difference as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('inbound_order as i', (join) =>
      join.onRef('i.company_id', '=', 'r.company_id').onRef('i.id', '=', 'r.inbound_id'),
    )
    .innerJoin('inbound_line as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.line_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'i.number', 'r.state', 'r.inbound_id'])
    .select(['r.kind', 'r.reason', 'l.model', 'r.created_at', 'r.updated_at'])
    .select([quantityText('l.qty').as('announced'), quantityText('l.received_qty').as('received')])
    .select(quantityText('r.qty').as('qty'))
    .where(providerEntities.stockDifference.visible)
  if (query.kind !== undefined) differences = differences.where('r.kind', '=', query.kind)
  const wanted = narrowed(
    differences,
    query,
    stockDifferenceMachine.states,
    (within) => raw<boolean>`(i.number ilike ${within} or l.model ilike ${within} or r.reason ilike ${within}
      or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.reason,
    state: stateKey(stockDifferenceMachine, row.state),
    inboundId: row.inbound_id,
    model: row.model,
    kind: row.kind,
    announced: row.announced,
    received: row.received,
    qty: row.qty,
  }))
}
