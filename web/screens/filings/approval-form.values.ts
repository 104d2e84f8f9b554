import {
  type ApprovalDraft,
  type ApprovalOrderDetail,
  type ApprovalOrderSave,
  approvalAttachments,
} from '@quayside/contract/filings/approval-order.ts'
import { type FileValues, fileValues, attachmentsIn as idsIn } from '../../lib/documents/attachment-values.ts'

const names = ['category', 'productName', 'specification', 'origin', 'manufacturer', 'remarks'] as const
type Texts = { readonly [K in (typeof names)[number]]: string }
/** Under the names that the server's errors have; what is not chosen yet is ''. */
export type ApprovalValues = Texts & FileValues<(typeof approvalAttachments)[number]>

const textsOf = (record: { readonly [K in keyof Texts]: string | number | null }): Texts =>
  Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')])) as Texts

export const valuesOf = (approval: ApprovalOrderDetail): ApprovalValues => ({
  ...textsOf(approval),
  ...fileValues(approvalAttachments, approval.attachments),
})

export const emptyValues: ApprovalValues = {
  category: '',
  productName: '',
  specification: '',
  origin: '',
  manufacturer: '',
  remarks: '',
  ...fileValues(approvalAttachments, []),
}

/** The filing without its ingredients, as the rules and the save see it. */
export const headOf = ({ category, ...values }: ApprovalValues): ApprovalDraft => ({
  category: (category === '' ? null : Number(category)) as ApprovalDraft['category'],
  productName: values.productName,
  specification: values.specification,
  origin: values.origin,
  manufacturer: values.manufacturer,
  remarks: values.remarks,
  lines: [],
})

export const attachmentsIn = (values: ApprovalValues): ApprovalOrderSave['attachments'] =>
  idsIn(approvalAttachments, values)
