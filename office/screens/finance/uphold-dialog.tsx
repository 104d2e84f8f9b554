import { amount, compare, formatAmount, isAmount, minus } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { type DisputeReview, UpholdInput } from '@quayside/contract/office/fee.ts'
import { at } from '@quayside/contract/refusals.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { TextAreaInput } from '@quayside/kit/inputs/inputs.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Values = { amount: string; answer: string }

const checkUphold = (values: Values, charged: string): Finding[] => {
  const wrong = findingsOf(UpholdInput, values)
  if (wrong.length > 0) return wrong
  const isLower = compare(amount(values.amount), amount(charged)) < 0
  return isLower ? [] : [at('amount', 'feeDispute.notLower', { amount: charged })]
}

/** What the fee becomes; the correction is booked in the same step. */
export function UpholdDialog({ fee, onClose }: { fee: DisputeReview; onClose: () => void }) {
  const t = useTranslations('officeFinance.dispute')
  const step = useStepText('feeDispute')('uphold')
  const goOn = useGoOn('feeDispute', fee.disputeId)
  const { form, dialog } = useFormDialog<Values>({
    name: `office.uphold.${fee.disputeId}`,
    initial: { amount: '', answer: '' },
    check: (values) => checkUphold(values, fee.amount),
    send: (values) => takeStep('feeDispute', fee.disputeId, 'uphold', values),
    saved: () => goOn({ isSettled: true }),
    onClose,
  })
  const charged = amount(fee.amount)
  const entered = isAmount(form.values.amount) ? amount(form.values.amount) : undefined
  const isLower = entered !== undefined && compare(entered, charged) < 0
  const say = (value: typeof charged): string => `${fee.currency} ${formatAmount(value)}`
  return (
    <FormDialog
      {...dialog}
      title={`${step.label} ${fee.number}`}
      saveLabel={isLower ? t('save', { sum: say(entered) }) : step.label}
    >
      <Field
        form={form}
        name="amount"
        label={t('newAmount')}
        hint={t('newAmountHint', { amount: say(charged) })}
        isRequired
        isWide
      >
        {({ set, ...control }) => (
          <Input
            {...control}
            prefix={fee.currency}
            inputMode="decimal"
            maxLength={20}
            onChange={(event) => set(event.target.value)}
          />
        )}
      </Field>
      <Field form={form} name="answer" label={t('answer')} isWide>
        {(control) => <TextAreaInput control={control} maxLength={1000} />}
      </Field>
      {isLower && (
        <p className="q-form-note" role="status">
          {t('effect', { less: say(minus(charged, entered)) })}
        </p>
      )}
    </FormDialog>
  )
}
