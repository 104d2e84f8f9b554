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
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { KitProvider, type StoredFile, useSurroundings } from '@quayside/kit/page/context.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { uploadTo } from '../../lib/api.ts'
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
  const textsOf = useFindingTexts()
  const surroundings = useSurroundings()
  const goOn = useGoOn('paymentApplication', id)
  const form = useForm<Values>({
    initial: { paidOn: today(), bankCharge: '', bankReference: '', slip: [] },
    check: (values) => textsOf(findingsOf(PayInput, bodyOf(values))),
  })
  const draft = useDraft(`office.pay.${id}`, form)

  async function upload(file: File): Promise<StoredFile> {
    const taken = await uploadTo('POST finance/online/paymentApplication/{id}/upload', file, {}, { id })
    return { id: taken.id, name: taken.name, size: taken.bytes, mime: taken.mime }
  }
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('paymentApplication', id, 'pay', bodyOf(values))
      draft.drop()
      onClose()
      await goOn({ isSettled: true })
    })
  const charge = isAmount(form.values.bankCharge.trim()) ? amount(form.values.bankCharge.trim()) : amount('0')
  const borne = times(borneCharge(charge, bearer, application.currency), application.rate as Rate)
  const rmb = (value: Amount): string => `RMB ${formatAmount(value)}`
  return (
    // The slip is stored for the customer's company, so this form has its own upload call.
    <KitProvider value={{ ...surroundings, upload }}>
      <FormDialog
        title={`${step.label} ${application.number}`}
        form={form}
        draft={draft}
        saveLabel={t('save', { sum: `${currency} ${formatAmount(amount(application.amount))}` })}
        onSave={() => void save().catch(() => undefined)}
        onClose={onClose}
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
    </KitProvider>
  )
}
