import {
  type Amount,
  amount,
  formatAmount,
  isAmount,
  plus,
  type Rate,
  times,
} from '@quayside/contract/kernel/money.ts'
import { type ApplicationReview, PayInput } from '@quayside/contract/office/finance.ts'
import { borneCharge } from '@quayside/contract/payments/application-amounts.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import { AttachmentField } from '@quayside/kit/files/attachment-field.tsx'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { Field } from '@quayside/kit/form/field.tsx'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { FormDialog, useFormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import type { StoredFile } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
import { CompanyUploads } from '../../lib/company-uploads.tsx'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Values = { paidOn: string; bankCharge: string; bankReference: string; slip: readonly StoredFile[] }

const bodyOf = ({ paidOn, bankCharge, bankReference, slip }: Values) => ({
  paidOn,
  bankCharge: bankCharge.trim() === '' ? '0' : bankCharge.trim(),
  bankReference,
  slipFileIds: slip.map(({ id }) => id),
})

/** The payment as the bank made it; what is booked by it is said before the click. */
export function PayDialog({ application, onClose }: { application: ApplicationReview; onClose: () => void }) {
  const { id, currency, bankFeeBearer: bearer } = application
  const t = useTranslations('officeFinance.application.pay')
  const fields = useTranslations('paymentFields.paymentApplication')
  const step = useStepText('paymentApplication')('pay')
  const codeText = useCodeText()
  const goOn = useGoOn('paymentApplication', id)
  const { form, dialog } = useFormDialog<Values>({
    name: `office.pay.${id}`,
    initial: { paidOn: today(), bankCharge: '', bankReference: '', slip: [] },
    check: (values) => findingsOf(PayInput, bodyOf(values)),
    send: (values) => takeStep('paymentApplication', id, 'pay', bodyOf(values)),
    saved: () => goOn({ isSettled: true }),
    onClose,
  })

  const charge = isAmount(form.values.bankCharge.trim()) ? amount(form.values.bankCharge.trim()) : amount('0')
  const borne = times(borneCharge(charge, bearer, application.currency), application.rate as Rate)
  const rmb = (value: Amount): string => `RMB ${formatAmount(value)}`
  return (
    <CompanyUploads
      send={(file) => uploadTo('POST finance/online/paymentApplication/{id}/upload', file, {}, { id })}
    >
      <FormDialog
        {...dialog}
        title={`${step.label} ${application.number}`}
        saveLabel={t('save', { sum: `${currency} ${formatAmount(amount(application.amount))}` })}
      >
        <Field form={form} name="paidOn" label={fields('paidOn')} isRequired>
          {(control) => <DayInput control={control} latest={today()} />}
        </Field>
        <Field
          form={form}
          name="bankCharge"
          label={fields('bankCharge')}
          hint={t('chargeHint', { bearer: codeText(bankFeeBearer, bearer) })}
        >
          {({ set, ...control }) => (
            <Input
              {...control}
              prefix={currency}
              inputMode="decimal"
              placeholder="0.00"
              maxLength={20}
              onChange={(event) => set(event.target.value)}
            />
          )}
        </Field>
        <TextField form={form} name="bankReference" label={fields('bankReference')} maxLength={60} isWide />
        <Field form={form} name="slip" label={t('slip')} isWide>
          {(control) => <AttachmentField control={control} label={t('slip')} />}
        </Field>
        <p className="q-form-note" role="status">
          {t('effect', {
            debt: rmb(plus(amount(application.rmbAmount), borne)),
            charge: rmb(borne),
            earmarked: rmb(amount(application.earmarked)),
          })}
        </p>
      </FormDialog>
    </CompanyUploads>
  )
}
