import { approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { papersBody, resultBody, stepBody, underWayStates } from '@quayside/contract/filings/approval-step.ts'
import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { erpApproval } from '@quayside/contract/gateway/approval.ts'
import { askBody, documentBody, OfficeApproval } from '@quayside/contract/office/approval.ts'
import { sql as raw } from 'kysely'
import { approvals } from '../modules/filings/approval-orders.ts'
import { approvalFacts, approvalSql, lockApproval } from '../modules/filings/approval-queries.ts'
import { stepApproval } from '../modules/filings/approval-steps.ts'
import type { ApprovalGiven } from '../modules/filings/approval-way.ts'
import { isDeclinedSql } from '../modules/filings/filing-quote.ts'
import { quoteColumn } from './filing-quote-column.ts'
import { pickedFrom, providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

const { hasOpenDocuments, hasHandedIn, ...joined } = approvalSql('r')

export const approvalOrder = providerDocument({
  kind: 'approvalOrder',
  name: 'approval-filings',
  columns: approvalColumns,
  joined,
  factSql: { hasOpenDocuments, hasHandedIn },
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
  title: raw`r.product_name`,
  since: raw`r.updated_at`,
  review: approvals.review,
  erp: erpApproval,
  office: {
    row: OfficeApproval,
    searched: [raw`r.number`, raw`r.product_name`, raw`r.manufacturer`],
  },
  more: pickedFrom(approvals.review, 'lines', 'steps', 'documents'),
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
