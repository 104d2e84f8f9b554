import {
  type ApprovalDraft,
  type ApprovalOrderDetail,
  type ApprovalOrderSave,
  approvalAttachments,
  approvalColumns,
} from '@quayside/contract/filings/approval-order.ts'
import { formValuesOf } from '@quayside/kit/form/form-values.ts'
import { type FileValues, fileValues, attachmentsIn as idsIn } from '../../lib/documents/attachment-values.ts'

const head = formValuesOf(approvalColumns)
/** Under the names that the server's errors have; what is not chosen yet is ''. */
export type ApprovalValues = typeof head.empty & FileValues<(typeof approvalAttachments)[number]>

export const valuesOf = (approval: ApprovalOrderDetail): ApprovalValues => ({
  ...head.valuesOf(approval),
  ...fileValues(approvalAttachments, approval.attachments),
})

export const emptyValues: ApprovalValues = { ...head.empty, ...fileValues(approvalAttachments, []) }

/** The filing without its ingredients, as the rules and the save see it. */
export const headOf = (values: ApprovalValues): ApprovalDraft => ({ ...head.bodyOf(values), lines: [] })

export const attachmentsIn = (values: ApprovalValues): ApprovalOrderSave['attachments'] =>
  idsIn(approvalAttachments, values)
