import { amount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { StepDialog } from '@quayside/kit/overlays/step-dialog.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Props = { readonly application: ApplicationReview; readonly onClose: () => void }

/** A payment that came back. The bank may have kept its charge. */
export function PaymentReversalDialog({ application: { id, bankCharge }, onClose }: Props) {
  const t = useTranslations('officeFinance.application')
  const text = useStepText('paymentApplication')('reverse')
  const goOn = useGoOn('paymentApplication', id)
  const hasCharge = bankCharge !== null && isPositive(amount(bankCharge))
  return (
    <StepDialog<boolean>
      step={{ needs: ['reason'] }}
      text={text}
      entry={{
        initial: false,
        check: () => [],
        draw: ({ entered, onChange }) =>
          hasCharge && (
            <Checkbox checked={entered} onChange={onChange}>
              {t('isChargeKept')}
            </Checkbox>
          ),
      }}
      onClose={onClose}
      onConfirm={async (reason, isChargeKept = false) => {
        await takeStep('paymentApplication', id, 'reverse', { reason, isChargeKept })
        await goOn({ isSettled: false })
      }}
    />
  )
}
