import { approvalCategory } from '@quayside/contract/filings/approval.codes.ts'
import type { ApprovalOrderDetail } from '@quayside/contract/filings/approval-order.ts'
import { labelCategory } from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrderDetail } from '@quayside/contract/filings/label-order.ts'
import { useTranslations } from 'use-intl'
import { CodeDetail, Detail, TextDetail } from '../record/details.tsx'
import { CodeText } from '../record/state-tag.tsx'
import { CodedDetail, DateDetail } from '../record/value-details.tsx'

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
  /** Of dictionary 1001, which each front end loads its own way. */
  readonly countryName: (code: string) => string
}

/** The product that is filed, and its certificate. */
export function ApprovalDetails({ approval, countryName }: ApprovalProps) {
  const fields = useTranslations('approvalFields.approvalOrder')
  return (
    <>
      <TextDetail label={fields('productName')} value={approval.productName} />
      <TextDetail label={fields('specification')} value={approval.specification} />
      <TextDetail label={fields('origin')} value={countryName(approval.origin)} />
      <TextDetail label={fields('manufacturer')} value={approval.manufacturer} />
      <Detail label={fields('category')}>
        {approval.category === null ? '–' : <CodeText list={approvalCategory} value={approval.category} />}
      </Detail>
      {approval.certificateNumber !== '' && (
        <>
          <CodeDetail label={fields('certificateNumber')} value={approval.certificateNumber} />
          <DateDetail label={fields('certificateUntil')} value={approval.certificateUntil} />
        </>
      )}
      {approval.remarks !== '' && <TextDetail label={fields('remarks')} value={approval.remarks} isWide />}
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
  return (
    <>
      <CodedDetail label={fields('category')} list={labelCategory} value={label.category} />
      <DateDetail label={fields('wantedOn')} value={label.wantedOn} />
      <TextDetail label={fields('agentName')} value={label.agentName} />
      <TextDetail label={fields('agentAddress')} value={label.agentAddress} />
      <TextDetail label={fields('contact')} value={`${label.contact} ${label.phone}`.trim()} />
    </>
  )
}
