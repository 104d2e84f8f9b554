import { AnnouncedTransferSave } from '@quayside/contract/finance/announced-transfer.ts'
import type { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { TextInput } from '@quayside/kit/inputs/inputs.tsx'
import { Dialog } from '@quayside/kit/overlays/dialog.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { CodeDetail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../session/api.ts'
import { session } from '../session/session.ts'
import styles from './finance.module.css'
import { sumOfDebts, sumText } from './sums.ts'

type Debt = { readonly id: string; readonly currency: string; readonly outstanding: string }
type Props = {
  /** Of one currency. */
  readonly debts: readonly Debt[]
  readonly onSent?: () => void
  readonly onClose: () => void
}
type Values = { amount: string; transferOn: string; payerName: string; note: string }

/** Says what the company is about to send, and for which debts. */
export default function AnnounceTransfer({ debts, onSent, onClose }: Props) {
  const t = useTranslations('financeScreens.transfers')
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const { userInfo } = useStore(session)
  const currency = debts[0]?.currency ?? ''
  const bodyOf = (values: Values) => ({
    ...values,
    currency: currency as (typeof currencies.values)[number],
    itemIds: debts.map(({ id }) => id),
  })
  const form = useForm<Values>({
    initial: {
      amount: sumOfDebts(debts),
      transferOn: today(),
      payerName: userInfo?.companyName ?? '',
      note: '',
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
        await queries.invalidateQueries({ queryKey: ['announcedTransfer'] })
      })
      .catch(() => undefined)

  return (
    <Dialog
      title={t('announce')}
      width={640}
      isSticky
      action={{ label: t('send', { sum: sending }), isBusy: form.isSaving, run: send }}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <PayToAccount />
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
          hint={t('amountHint', { sum: sumText(currency, sumOfDebts(debts)) })}
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
        <Field form={form} name="note" label={t('note')} hint={t('items', { count: debts.length })} isWide>
          {(control) => <TextInput control={control} maxLength={500} />}
        </Field>
      </form>
    </Dialog>
  )
}

/** The provider's account, as it stands in its contracts. */
function PayToAccount() {
  const t = useTranslations('financeScreens.transfers')
  const { data, isPending } = useQuery({
    queryKey: ['payTo'],
    queryFn: () => api('GET tax/online/capitalAppointment/payTo', {}, { isQuiet: true }),
  })
  if (isPending) return null
  return (
    <section className={styles['pay-to']} aria-label={t('payTo')}>
      {data ? (
        <Details>
          <TextDetail label={t('accountName')} value={data.accountName} />
          <TextDetail label={t('bankName')} value={data.bankName} />
          <CodeDetail label={t('accountNumber')} value={data.accountNumber} />
        </Details>
      ) : (
        <b>{t('payToUnknown')}</b>
      )}
      <p>{t('remark')}</p>
    </section>
  )
}
