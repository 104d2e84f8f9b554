import { checkPayTo, payToOf } from '@quayside/contract/finance/pay-to.ts'
import { type PayToAccounts, PayToSave } from '@quayside/contract/office/publishing.ts'
import { type CurrencyKey, currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { TextField } from '@quayside/kit/form/common-fields.tsx'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import { useForm } from '@quayside/kit/form/form.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { SettingPanel } from './setting-panel.tsx'

/** The provider's accounts that customers pay to, one for each currency. */
export function PayToPanel() {
  const [currency, setCurrency] = useState<CurrencyKey>('RMB')
  const { data } = useQuery({ queryKey: ['payTo'], queryFn: () => api('GET finance/online/payTo') })
  if (!data) return null
  return (
    <AccountForm
      key={`${currency} ${data.version}`}
      stored={data}
      currency={currency}
      onCurrency={setCurrency}
    />
  )
}

type Props = {
  readonly stored: PayToAccounts
  readonly currency: CurrencyKey
  readonly onCurrency: (currency: CurrencyKey) => void
}
const empty = { accountName: '', accountNumber: '', bankName: '', swiftCode: '', bankAddress: '' }
type Values = typeof empty

function AccountForm({ stored: { accounts, version }, currency, onCurrency }: Props) {
  const t = useTranslations('officePublishing.payTo')
  const textsOf = useFindingTexts()
  const { currency: _currency, ...initial } = payToOf(accounts, currency) ?? { currency, ...empty }
  const bodyOf = (values: Values) => ({ currency, version, ...values })
  const form = useForm<Values>({
    initial,
    check: (values) => textsOf([...findingsOf(PayToSave, bodyOf(values)), ...checkPayTo(bodyOf(values))]),
  })
  const save = (values: Values) => api('POST finance/online/payTo/save', { body: bodyOf(values) })
  return (
    <SettingPanel title={t('title')} lead={t('lead')} form={form} save={save} queryKey="payTo">
      <Segmented
        aria-label={t('currency')}
        value={currency}
        options={currencies.values.map((value) => ({
          value,
          label: payToOf(accounts, value) ? `${value} ✓` : value,
        }))}
        onChange={onCurrency}
      />
      <TextField form={form} name="accountName" label={t('accountName')} maxLength={200} isWide isRequired />
      <TextField form={form} name="accountNumber" label={t('accountNumber')} maxLength={60} isRequired />
      <TextField form={form} name="bankName" label={t('bankName')} maxLength={200} isRequired />
      <TextField
        form={form}
        name="swiftCode"
        label={t('swiftCode')}
        maxLength={11}
        isRequired={currency !== currencies.codes.RMB}
      />
      <TextField form={form} name="bankAddress" label={t('bankAddress')} maxLength={300} isWide />
    </SettingPanel>
  )
}
