import { approvalApi } from '@quayside/contract/filings/approval.api.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import {
  type ApprovalOrderQuery,
  approvalColumns as columns,
} from '@quayside/contract/filings/approval-order.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import {
  approvalMarks,
  approvalSql,
  findDocuments,
  findIngredients,
  findSteps,
  storedIngredients,
} from './approval-queries.ts'
import { toDocument, toStep } from './approval-rows.ts'
import { quoteFact } from './filing-quote.ts'

const derived = approvalSql('a')

const filters: Filters<FilterOf<ApprovalOrderQuery>> = {
  keyword: by.keyword(
    (within) => raw`(lower(a.number) like ${within} or lower(a.product_name) like ${within}
      or lower(a.manufacturer) like ${within} or lower(a.certificate_number) like ${within} or exists (
        select 1 from approval_ingredient i where i.company_id = a.company_id and i.approval_id = a.id
          and (lower(i.name) like ${within} or lower(i.inci_name) like ${within} or i.cas_number like ${within})))`,
  ),
  state: by.equals('state'),
  category: by.equals('category'),
  quoteState: by.equals('quote_state'),
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

export const approvals = documentOf({
  entity: 'approvalOrder',
  table: 'approval_order',
  columns,
  alias: 'a',
  find: approvalsOf,
  filters,
  sort: { documentDueOn: derived.documentDueOn },
  toRow: toAnswered(columns),
  detail: {
    parts: ({ companyId, id }) =>
      [findIngredients(companyId, id), findSteps(companyId, id), findDocuments(companyId, id)] as const,
    show: (_row, [lines, steps, documents], attachments) => ({
      lines: lines.map(storedIngredients.toLine),
      steps: steps.map(toStep),
      documents: documents.map(toDocument),
      attachments,
    }),
  },
  machine: approvalOrderMachine,
  factsOf: (row: {
    readonly open_documents: number
    readonly handed_in_documents: number
    readonly quote_state: number
  }) => ({
    hasOpenDocuments: row.open_documents > 0,
    hasHandedIn: row.handed_in_documents > 0,
    quote: quoteFact(row),
  }),
  /** Nothing is asked for of a draft, and it has no price. */
  draftFacts: { hasOpenDocuments: false, hasHandedIn: false, quote: 'none' },
  api: approvalApi,
})
