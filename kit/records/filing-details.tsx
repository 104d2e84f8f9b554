import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import { type ApprovalOrderDetail, approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { type LabelOrderDetail, labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import { useTranslations } from 'use-intl'
import { Detail, TextDetail } from '../record/details.tsx'
import { fieldsOf } from '../record/fields.tsx'
import { CodeText } from '../record/state-tag.tsx'

type Approval = Pick<
  ApprovalOrderDetail,
  | 'productName'
  | 'specification'
  | 'origin'
  | 'manufacturer'
  | 'category'
  | 'certificateNumber'
  | 'certificateUntil'
  | 'remarks'
>
type ApprovalProps = {
  readonly approval: Approval
  /** Names values of dictionary 1001, which each front end loads its own way. */
  readonly countryName: (code: string) => string
}

/** The product that is filed, and its certificate. */
export function ApprovalDetails({ approval, countryName }: ApprovalProps) {
  const fields = useTranslations('approvalFields.approvalOrder')
  const shown = fieldsOf(approvalColumns, approval, fields)
  return (
    <>
      {shown('productName', 'specification')}
      <TextDetail label={fields('origin')} value={countryName(approval.origin)} />
      {shown('manufacturer')}
      <Detail label={fields('category')}>
        {approval.category === null ? '–' : <CodeText list={approvalCategory} value={approval.category} />}
      </Detail>
      {approval.certificateNumber !== '' && <>{shown('certificateNumber', 'certificateUntil')}</>}
      {approval.remarks !== '' && shown('remarks')}
    </>
  )
}

type Label = Pick<
  LabelOrderDetail,
  'category' | 'wantedOn' | 'agentName' | 'agentAddress' | 'contact' | 'phone'
>

/** What labels are asked for, by when and by whom. */
export function LabelOrderDetails({ label }: { label: Label }) {
  const fields = useTranslations('labelFields.labelOrder')
  const shown = fieldsOf(labelOrderColumns, label, fields)
  return (
    <>
      {shown('category', 'wantedOn', 'agentName', 'agentAddress')}
      <TextDetail label={fields('contact')} value={`${label.contact} ${label.phone}`.trim()} />
    </>
  )
}
