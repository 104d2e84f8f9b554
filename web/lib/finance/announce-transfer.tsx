import { AnnouncedTransferSave } from '@quayside/contract/finance/announced-transfer.ts'
import { transferPurpose } from '@quayside/contract/finance/voucher.codes.ts'
import type { AmountDue } from '@quayside/contract/payments/amount-due.ts'
import type { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { session } from '../session/session.ts'
import { ChosenPayTo } from './pay-to-account.tsx'
import { sumText } from './sums.ts'

type Props = {
  readonly due: Pick<AmountDue, 'currency' | 'amount' | 'applicationId' | 'itemIds' | 'reference'>
  readonly onSent?: () => void
  readonly onClose: () => void
}
type Values = { amount: string; transferOn: string; payerName: string; note: string }

export default withPhrases(['errors'], AnnounceTransfer)

/** Says what the company is about to send, and for which application or debts. */
function AnnounceTransfer({ due, onSent, onClose }: Props) {
  const t = useTranslations('payTo')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { userInfo } = useStore(session)
  const { currency, applicationId } = due
  const bodyOf = (values: Values) => ({
    ...values,
    currency: currency as (typeof currencies.values)[number],
    itemIds: due.itemIds,
    applicationId,
    purpose: applicationId === null ? transferPurpose.codes.debts : transferPurpose.codes.prepayment,
  })
  const form = useForm<Values>({
    initial: {
      amount: due.amount,
      transferOn: today(),
      payerName: userInfo?.companyName ?? '',
      note: due.reference,
    },
    check: (values) => textsOf(findingsOf(AnnouncedTransferSave, bodyOf(values))),
  })
  const sending = sumText(currency, /^\d+(\.\d{1,2})?$/.test(form.values.amount) ? form.values.amount : '0')

  const send = (): void =>
    void form
      .submit(async (values) => {
        await api('POST tax/online/capitalAppointment/save', { body: bodyOf(values) })
        showToast({ kind: 'success', text: t('sent', { sum: sumText(currency, values.amount) }) })
        onSent?.()
        onClose()
        await Promise.all(
          ['announcedTransfer', 'ledger'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
        )
      })
      .catch(() => undefined)

  return (
    <Dialog
      title={t('announce')}
      width={720}
      isSticky
      action={{ label: t('send', { sum: sending }), isBusy: form.isSaving, run: send }}
      onClose={onClose}
    >
      <p>{t(applicationId === null ? 'lead' : 'leadApplication')}</p>
      <ChosenPayTo currency={currency} due={due} />
      <form
        className="q-fields q-fields-narrow"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Field
          form={form}
          name="amount"
          label={`${t('amount')} ${currency}`}
          hint={t('amountHint', { sum: sumText(currency, due.amount) })}
          isRequired
        >
          {(control) => <TextInput control={control} maxLength={20} />}
        </Field>
        <Field form={form} name="transferOn" label={t('transferOn')} isRequired>
          {(control) => <DayInput control={control} />}
        </Field>
        <Field form={form} name="payerName" label={t('payerName')} isWide>
          {(control) => <TextInput control={control} maxLength={200} />}
        </Field>
        <Field form={form} name="note" label={t('note')} hint={t('noteHint')} isWide>
          {(control) => <TextInput control={control} maxLength={500} />}
        </Field>
      </form>
    </Dialog>
  )
}
