import type { ApprovalReview } from '@quayside/contract/office/approval.ts'
import type { LabelOrderReview } from '@quayside/contract/office/label-order.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { FeeDialog } from '../../lib/fee-dialog.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Props = {
  readonly kind: 'labelOrder' | 'approvalOrder'
  readonly filing: LabelOrderReview | ApprovalReview
  readonly onClose: () => void
}

/** The price of a filing, which the customer accepts or declines. */
export function QuoteDialog({ kind, filing, onClose }: Props) {
  const fields = useTranslations(
    kind === 'labelOrder' ? 'labelFields.labelOrder' : 'approvalFields.approvalOrder',
  )
  const text = useStepText(kind)('quoteFee')
  const goOn = useGoOn(kind, filing.id)
  return (
    <FeeDialog
      record={filing}
      label={text.label}
      labelOf={fields}
      noteLabel={fields('quoteNote')}
      effect={text.confirm}
      onSave={async (fee) => {
        await (kind === 'labelOrder'
          ? takeStep('labelOrder', filing.id, 'quoteFee', fee)
          : takeStep('approvalOrder', filing.id, 'quoteFee', fee))
        await goOn({ isSettled: true })
      }}
      onClose={onClose}
    />
  )
}
