import { approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { papersBody, resultBody, stepBody, underWayStates } from '@quayside/contract/filings/approval-step.ts'
import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { ApprovalsQuery, ErpApproval, ErpApprovalDetail } from '@quayside/contract/gateway/approval.ts'
import { askBody, documentBody, OfficeApproval } from '@quayside/contract/office/approval.ts'
import { sql as raw } from 'kysely'
import { approvals } from '../modules/filings/approval-orders.ts'
import {
  approvalFacts,
  approvalSql,
  type LockedApproval,
  lockApproval,
} from '../modules/filings/approval-queries.ts'
import { stepApproval } from '../modules/filings/approval-steps.ts'
import type { ApprovalGiven } from '../modules/filings/approval-way.ts'
import { isDeclinedSql } from '../modules/filings/filing-quote.ts'
import { excludesDrafts, providerEntity } from './entity.ts'
import { quoteColumn } from './filing-quote-column.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { yesOrNo } from './yes-or-no.ts'

const { hasOpenDocuments, hasHandedIn, ...joined } = approvalSql('r')

export const approvalOrder = providerEntity({
  kind: 'approvalOrder',
  name: 'approval-filings',
  from: raw`approval_order r`,
  columns: raw<
    LockedApproval & JoinedRow<typeof joined>
  >`r.*, ${selected({ ...joined, hasOpenDocuments, hasHandedIn })}`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('approvalOrder', raw`r.state`)}`,
  state: 'state',
  facts: approvalFacts,
  factColumns: {
    hasOpenDocuments: { sql: raw`${hasOpenDocuments}::text`, values: yesOrNo },
    hasHandedIn: { sql: raw`${hasHandedIn}::text`, values: yesOrNo },
    quote: quoteColumn,
  },
  awaited: {
    acceptDocument: hasHandedIn,
    quoteFee: raw<boolean>`r.state in (${raw.join(underWayStates.map((state) => raw.lit(state)))}) and ${isDeclinedSql('r')}`,
  },
  number: raw`r.number`,
  title: raw`r.product_name`,
  since: raw`r.updated_at`,
  review: approvals.review,
  office: {
    row: OfficeApproval,
    columns: approvalColumns,
    joined,
    searched: [raw`r.number`, raw`r.product_name`, raw`r.manufacturer`],
  },
  query: ApprovalsQuery,
  row: ErpApproval,
  detail: ErpApprovalDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { lines, steps, documents } = await approvals.review({ companyId, id }, call)
    return { lines, steps, documents }
  },
  bodies: {
    register: stepBody,
    acceptFiling: stepBody,
    beginCheck: stepBody,
    submitAtWindow: stepBody,
    beginReview: stepBody,
    complete: resultBody,
    addPapers: papersBody,
    quoteFee: quotedFee,
    askDocuments: askBody,
    acceptDocument: documentBody,
    sendBackDocument: documentBody,
    withdrawDocument: documentBody,
  },
  lock: (tx, id) => lockApproval(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepApproval(tx, acting, { id, name, locked, given: given as ApprovalGiven }),
})
