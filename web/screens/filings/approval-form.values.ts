import {
  type ApprovalDraft,
  type ApprovalOrderDetail,
  type ApprovalOrderSave,
  approvalAttachments,
} from '@quayside/contract/filings/approval-order.ts'
import type { StoredFile } from '@quayside/kit/context.tsx'
import { toStoredFile } from '@quayside/kit/stored-file.ts'

type Kind = (typeof approvalAttachments)[number]

const names = ['category', 'productName', 'specification', 'origin', 'manufacturer', 'remarks'] as const
type Texts = { readonly [K in (typeof names)[number]]: string }
/** Under the names that the server's errors have; what is not chosen yet is ''. */
type Files = { readonly [K in Kind as `attachments.${K}`]: readonly StoredFile[] }
export type ApprovalValues = Texts & Files

const textsOf = (record: { readonly [K in keyof Texts]: string | number | null }): Texts =>
  Object.fromEntries(names.map((name) => [name, String(record[name] ?? '')])) as Texts
const filesOf = (attachments: ApprovalOrderDetail['attachments']): Files =>
  Object.fromEntries<readonly StoredFile[]>(
    approvalAttachments.map((kind) => [
      `attachments.${kind}`,
      attachments.filter((file) => file.kind === kind).map(toStoredFile),
    ]),
  ) as Files

export const valuesOf = (approval: ApprovalOrderDetail): ApprovalValues => ({
  ...textsOf(approval),
  ...filesOf(approval.attachments),
})

export const emptyValues: ApprovalValues = {
  category: '',
  productName: '',
  specification: '',
  origin: '',
  manufacturer: '',
  remarks: '',
  ...filesOf([]),
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
  Object.fromEntries(
    approvalAttachments.map((kind) => [kind, values[`attachments.${kind}`].map((file) => file.id)]),
  )
