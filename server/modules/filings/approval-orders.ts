import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import {
  type ApprovalOrderDetail,
  type ApprovalOrderQuery,
  approvalStepAccess,
  approvalColumns as columns,
} from '@quayside/contract/filings/approval-order.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { ownDocument } from '../../platform/records/own-document.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import {
  approvalMarks,
  approvalSql,
  findDocuments,
  findIngredients,
  findSteps,
  storedIngredients,
} from './approval-queries.ts'
import { toDocument, toStep } from './approval-rows.ts'

export const approvalKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'approvalOrder',
  id,
})

type Filter = FilterOf<ApprovalOrderQuery>
const derived = approvalSql('a')

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(a.number) like ${within} or lower(a.product_name) like ${within}
      or lower(a.manufacturer) like ${within} or lower(a.certificate_number) like ${within} or exists (
        select 1 from approval_ingredient i where i.company_id = a.company_id and i.approval_id = a.id
          and (lower(i.name) like ${within} or lower(i.inci_name) like ${within} or i.cas_number like ${within})))`,
  ),
  state: by.equals('state'),
  category: by.equals('category'),
  waitsFor: by.value(
    (given: number) => given,
    (party) => raw`${derived.waitsFor} = ${party}`,
  ),
  isLate: by.value(isYes, (isSo) => raw`${derived.isLate} = ${isSo}`),
  hasOpenDocuments: by.value(isYes, (isSo) => raw`${derived.hasOpenDocuments} = ${isSo}`),
  isDocumentLate: by.value(
    isYes,
    (isSo) => raw`coalesce(${derived.documentDueOn} < ${businessDay}, false) = ${isSo}`,
  ),
  ...usualFilters,
}

const approvalsOf = (companyId: string) =>
  sql
    .selectFrom('approval_order as a')
    .select(selection('a', columns))
    .select(approvalMarks('a'))
    .where('a.company_id', '=', companyId)
    .where('a.deleted_at', 'is', null)

const answered = toAnswered(columns)

export const approvals = recordOf({
  entity: 'approvalOrder',
  table: 'approval_order',
  columns,
  find: (call, given: Filter) => filtered(approvalsOf(call.principal.companyId), 'a', filters, given),
  sort: sortingOf('a', columns, { documentDueOn: derived.documentDueOn }),
  toRow: (row) => answered(row),
})

/** As both sides read it; the steps that may be taken are each side's own. */
export async function readApproval(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<ApprovalOrderDetail, 'nextSteps'>> {
  const key = approvalKey(companyId, id)
  const [rows, lines, steps, documents, files, events] = await read(
    approvalsOf(companyId).where('a.id', '=', id),
    findIngredients(companyId, id),
    findSteps(companyId, id),
    findDocuments(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const { version, ...row } = getOrRefuse(rows[0])
  return {
    ...answered(row),
    version,
    lines: lines.map(storedIngredients.toLine),
    steps: steps.map(toStep),
    documents: documents.map(toDocument),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const ownApproval = ownDocument({
  read: readApproval,
  machine: approvalOrderMachine,
  factsOf: ({ openDocuments, handedInDocuments }) => ({
    hasOpenDocuments: openDocuments > 0,
    hasHandedIn: handedInDocuments > 0,
  }),
  access: approvalStepAccess,
})

export const approvalFiles = documentFiles('approval_order', {
  see: 'approval-order-list',
  attach: 'approval-order-save',
})
