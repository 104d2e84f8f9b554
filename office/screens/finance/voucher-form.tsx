import { type VoucherKindKey, voucherKind, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { bookingQuestions, checkVoucher, offeredCurrency } from '@quayside/contract/finance/voucher.rules.ts'
import { formatAmount, isAmount } from '@quayside/contract/kernel/money.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { VoucherDraft } from '@quayside/contract/office/voucher.ts'
import { at } from '@quayside/contract/refusals.ts'
import { SelectField, TextField } from '@quayside/kit/form/common-fields.tsx'
import { useDraft } from '@quayside/kit/form/draft.ts'
import { Field } from '@quayside/kit/form/field.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { DayInput } from '@quayside/kit/inputs/date-inputs.tsx'
import { FormDialog } from '@quayside/kit/overlays/form-dialog.tsx'
import { useQuestions } from '@quayside/kit/overlays/questions.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeOptions, useCodeText, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { recordAddress } from '../../lib/kinds.ts'
import { CompanyPicker, OrderPicker } from '../../lib/pickers.tsx'
import { DebtSelect, TaxKindSelect } from './voucher-selects.tsx'
import { emptyVoucher, isAsked, type VoucherValues, voucherBody } from './voucher-values.ts'

const checkForm = (values: VoucherValues): Finding[] => {
  const body = voucherBody(values)
  const missing = values.companyId === '' ? [at('companyId', 'field.required')] : []
  const wrong = findingsOf(VoucherDraft, body).filter(({ path }) => path !== 'companyId')
  const rules = isAmount(values.amount) ? checkVoucher(body) : []
  return [...missing, ...wrong, ...rules.filter(({ path }) => !wrong.some((other) => other.path === path))]
}

/** Money in or out; each kind asks for what it needs. */
export function VoucherForm({ given, onClose }: { given?: Partial<VoucherValues>; onClose: () => void }) {
  const t = useTranslations('officeFinance.voucher')
  const finance = useTranslations('officeFinance')
  const choices = useCodeOptions()
  const codeText = useCodeText()
  const currencies = useCurrencyOptions()
  const textsOf = useFindingTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<VoucherValues>({
    initial: { ...emptyVoucher, occurredOn: today(), ...given },
    check: (values) => textsOf(checkForm(values)),
  })
  const { sendAsked, questions } = useQuestions(bookingQuestions)
  const draft = useDraft(`office.cashVoucher.${given?.announcedTransferId ?? 'new'}`, form)
  const { values } = form
  const kind = values.kind as VoucherKindKey
  const asks = (name: keyof VoucherValues): boolean => isAsked(kind, name)

  const orderId = asks('orderId') ? values.orderId : ''
  const order = useQuery({
    queryKey: ['order', 'record', orderId],
    queryFn: () => api('GET business/online/order/{id}', { params: { id: orderId } }, { isQuiet: true }),
    enabled: orderId !== '',
  }).data?.currency
  useEffect(() => {
    const offered = offeredCurrency(kind, { chosen: form.values.currency, order })
    if (offered !== form.values.currency) form.set('currency', offered)
    // A currency chosen afterwards stays as it is.
  }, [kind, order])

  const save = (): Promise<void> =>
    form.submit(async (entered) => {
      const saved = await sendAsked((confirmed) =>
        api('POST finance/online/cashVoucher/save', { body: { ...voucherBody(entered), confirmed } }),
      )
      if (!saved) return
      draft.drop()
      const { number } = saved
      showToast({
        kind: 'success',
        text: saved.state === voucherState.codes.posted ? t('posted', { number }) : t('waits', { number }),
      })
      await Promise.all(
        ['cashVoucher', 'announcedTransfer', 'task'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
      onClose()
      await navigate({ href: recordAddress('cashVoucher', saved.id) })
    })
  const sum = isAmount(values.amount) ? `${values.currency} ${formatAmount(values.amount)}` : ''
  return (
    <FormDialog
      title={t('enter')}
      form={form}
      draft={draft}
      saveLabel={sum === '' ? t('enter') : t('save', { kind: codeText(voucherKind, kind), sum })}
      onSave={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={t('kind')}
        options={choices(voucherKind).filter(({ value }) => value !== voucherKind.codes.reversal)}
        isRequired
      />
      <Field form={form} name="occurredOn" label={finance('occurredOn')} isRequired>
        {(control) => <DayInput control={control} />}
      </Field>
      <Field form={form} name="companyId" label={finance('company')} isRequired isWide>
        {(control) => <CompanyPicker control={control} label={finance('company')} />}
      </Field>
      <SelectField form={form} name="currency" label={finance('currency')} options={currencies} isRequired />
      <TextField form={form} name="amount" label={finance('amount')} maxLength={20} isRequired />
      {asks('orderId') && (
        <Field form={form} name="orderId" label={finance('order')} isRequired isWide>
          {(control) => (
            <OrderPicker control={control} label={finance('order')} companyId={values.companyId} />
          )}
        </Field>
      )}
      {asks('taxKind') && (
        <Field form={form} name="taxKind" label={t('taxKind')} isRequired>
          {(control) => <TaxKindSelect control={control} />}
        </Field>
      )}
      {asks('rate') && (
        <>
          <TextField form={form} name="rate" label={t('rate')} maxLength={20} isRequired />
          <TextField form={form} name="rateSource" label={t('rateSource')} maxLength={30} />
        </>
      )}
      {asks('itemId') && values.companyId !== '' && (
        <Field form={form} name="itemId" label={t('item')} hint={t('itemHint')} isWide>
          {(control) => <DebtSelect control={control} companyId={values.companyId} />}
        </Field>
      )}
      {asks('counterparty') && (
        <>
          <TextField form={form} name="counterparty" label={t('counterparty')} maxLength={200} />
          <TextField form={form} name="counterpartyAccount" label={t('counterpartyAccount')} maxLength={60} />
          <TextField form={form} name="bank" label={t('bank')} hint={t('bankHint')} maxLength={100} />
          <TextField form={form} name="bankReference" label={t('bankReference')} maxLength={60} />
        </>
      )}
      <TextField form={form} name="basis" label={t('basis')} maxLength={200} />
      <TextField form={form} name="note" label={finance('note')} maxLength={500} isWide />
      {(kind === 'paidOut' || kind === 'taxPaid') && <p className="q-form-note">{t('leaving')}</p>}
      {questions}
    </FormDialog>
  )
}
