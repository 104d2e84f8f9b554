import { QuotedFee } from '../finance/quoted-fee.ts'
import { UploadedFile } from '../kernel/file.ts'
import {
  ApprovalPapersInput,
  ApprovalResultInput,
  ApprovalReview,
  ApprovalStepInput,
  AskDocumentsInput,
  DocumentInput,
  DocumentReasonInput,
  OfficeApproval,
  OfficeApprovalQuery,
} from './approval.ts'
import { recordKinds } from './kinds.ts'
import type { OfficeApiTable } from './office-api.ts'
import { ReasonInput } from './record.ts'
import { recordEndpoints } from './record-endpoints.ts'

/** Approval filings of all companies. */
export const approvalRecordsApi = {
  ...recordEndpoints('approvalOrder', {
    list: {
      summary: 'Approval filings of all companies, with who has to act.',
      query: OfficeApprovalQuery,
      rows: OfficeApproval,
    },
    one: { summary: 'One filing with ingredients, steps and documents asked for.', data: ApprovalReview },
    steps: {
      register: { summary: 'Registered, and the authorization filed.', body: ApprovalStepInput },
      acceptFiling: { summary: 'The authority has accepted the filing.', body: ApprovalStepInput },
      beginCheck: { summary: 'The administrative check begins.', body: ApprovalStepInput },
      submitAtWindow: { summary: 'Handed in at the authority’s window.', body: ApprovalStepInput },
      beginReview: { summary: 'The review period begins.', body: ApprovalStepInput },
      complete: { summary: 'The result, with its certificate.', body: ApprovalResultInput },
      quoteFee: {
        summary: 'Names the price of the filing, which the customer accepts or declines.',
        body: QuotedFee,
      },
      addPapers: { summary: 'Adds papers to a step that was reached.', body: ApprovalPapersInput },
      askDocuments: { summary: 'Asks the customer for documents.', body: AskDocumentsInput },
      acceptDocument: { summary: 'A document that was handed in is right.', body: DocumentInput },
      sendBackDocument: {
        summary: 'The customer hands the document in again and reads why.',
        body: DocumentReasonInput,
      },
      withdrawDocument: { summary: 'A document is no longer needed.', body: DocumentInput },
      cancel: { summary: 'Cancels the filing; the customer reads why.', body: ReasonInput },
    },
  }),
  'POST filing/online/approval/{id}/upload': {
    access: recordKinds.approvalOrder.steps.register,
    summary: 'Stores the document of a step; the step then names it.',
    upload: true,
    data: UploadedFile,
  },
} as const satisfies OfficeApiTable
