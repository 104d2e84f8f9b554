import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeApproval, OfficeApprovalQuery } from '@quayside/contract/office/approval.ts'
import { sql as raw } from 'kysely'
import { approvalMarks, approvalSql } from '../../modules/filings/approval-queries.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { approvalOrder } from '../../provider/approval-order.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

const derived = approvalSql('r')

export function listApprovals(
  call: OfficeCall,
  { query }: { query: OfficeApprovalQuery },
): Promise<{ rows: OfficeApproval[]; total: number }> {
  let approvals = sql
    .selectFrom('approval_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.product_name'])
    .select(['r.category', 'r.manufacturer', 'r.expected_on', 'r.created_at', 'r.updated_at'])
    .select(approvalMarks('r'))
    .select(isWaitingSql(approvalOrder, call.staff.permissions).as('is_waiting'))
    .where(approvalOrder.visible)
  if (query.category !== undefined) approvals = approvals.where('r.category', '=', query.category)
  if (query.waitsFor !== undefined)
    approvals = approvals.where(raw<boolean>`${derived.waitsFor} = ${query.waitsFor}`)
  if (query.isLate !== undefined)
    approvals = approvals.where(raw<boolean>`${derived.isLate} = ${isYes(query.isLate)}`)
  const wanted = narrowed(
    approvals,
    query,
    approvalOrderMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.product_name ilike ${within}
      or r.manufacturer ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.product_name,
    state: stateKey(approvalOrderMachine, row.state),
    category: row.category,
    manufacturer: row.manufacturer,
    expectedOn: row.expected_on,
    waitsFor: row.waits_for,
    openDocuments: row.open_documents,
    documentDueOn: row.document_due_on,
    handedInDocuments: row.handed_in_documents,
    isLate: toFlag(row.is_late),
  }))
}
