import { feeAmount } from '@quayside/contract/finance/fee.rules.ts'
import { feeUnit } from '@quayside/contract/finance/finance.codes.ts'
import { formatAmount, isRate } from '@quayside/contract/kernel/money.ts'
import type { ServiceOrderReview } from '@quayside/contract/office/services.ts'
import { ServiceFee } from '@quayside/contract/services/service-order.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useStepText } from '@quayside/kit/record/state-actions.tsx'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useGoOn } from '../../lib/record-page.tsx'
import { takeStep } from '../../lib/records.ts'

type Values = { currency: string; unitPrice: string; feeQuantity: string; feeUnit: string }
type Props = {
  readonly order: ServiceOrderReview
  readonly step: 'auditPass' | 'setFee'
  readonly onClose: () => void
}

/** The fee at which a request is accepted, or another one afterwards. */
export function FeeDialog({ order, step, onClose }: Props) {
  const t = useTranslations('officeServices')
  const fields = useTranslations('serviceFields.serviceOrder')
  const text = useStepText('serviceOrder')('auditPass')
  const textsOf = useFindingTexts()
  const currencies = useCurrencyOptions()
  const choices = useCodeOptions()
  const goOn = useGoOn('serviceOrder', order.id)
  const form = useForm<Values>({
    initial: {
      currency: order.currency || 'RMB',
      unitPrice: order.unitPrice ?? '',
      feeQuantity: order.feeQuantity ?? order.quantity ?? '1',
      feeUnit: order.feeUnit,
    },
    check: (values) => textsOf(findingsOf(ServiceFee, values)),
  })
  const draft = useDraft(`office.service.${step}.${order.id}`, form)
  const { currency, unitPrice, feeQuantity } = form.values
  const sum =
    isRate(unitPrice) && isRate(feeQuantity)
      ? `${currency} ${formatAmount(feeAmount({ quantity: feeQuantity, unitPrice }))}`
      : undefined
  const label = step === 'auditPass' ? text.label : t('setFee')
  const save = (): Promise<void> =>
    form.submit(async (values) => {
      await takeStep('serviceOrder', order.id, step, values as never)
      draft.drop()
      onClose()
      await goOn({ isSettled: step === 'auditPass' })
    })
  return (
    <FormDialog
      title={`${label} ${order.number}`}
      form={form}
      draft={draft}
      saveLabel={sum === undefined ? label : `${label} · ${sum}`}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <TextField form={form} name="unitPrice" label={fields('unitPrice')} maxLength={20} isRequired />
      <SelectField form={form} name="currency" label={fields('currency')} options={currencies} isRequired />
      <TextField form={form} name="feeQuantity" label={fields('feeQuantity')} maxLength={20} isRequired />
      <SelectField form={form} name="feeUnit" label={fields('feeUnit')} options={choices(feeUnit)} />
      {step === 'auditPass' && (
        <p className="q-form-note" role="status">
          {text.confirm}
        </p>
      )}
    </FormDialog>
  )
}
