import type { ServiceOrderReview } from '@quayside/contract/office/services.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { FeeDialog } from '../../lib/fee-dialog.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Props = {
  readonly order: ServiceOrderReview
  readonly step: 'auditPass' | 'setFee'
  readonly onClose: () => void
}

/** The fee at which a request is accepted, or another one afterwards. */
export function ServiceFeeDialog({ order, step, onClose }: Props) {
  const t = useTranslations('officeServices')
  const fields = useTranslations('serviceFields.serviceOrder')
  const text = useStepText('serviceOrder')('auditPass')
  const goOn = useGoOn('serviceOrder', order.id)
  const isAcceptance = step === 'auditPass'
  return (
    <FeeDialog
      record={order}
      {...(order.quantity !== null && { quantity: order.quantity })}
      label={isAcceptance ? text.label : t('setFee')}
      labelOf={fields}
      {...(isAcceptance && { effect: text.confirm })}
      onSave={async (fee) => {
        await takeStep('serviceOrder', order.id, step, fee)
        await goOn({ isSettled: isAcceptance })
      }}
      onClose={onClose}
    />
  )
}
