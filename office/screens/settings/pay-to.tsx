import { checkPayTo, payToOf } from '@quayside/contract/finance/pay-to.ts'
import { type PayToAccounts, PayToSave } from '@quayside/contract/office/publishing.ts'
import { type CurrencyKey, currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { useFindingTexts } from '@quayside/kit/form/finding-texts.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { Form } from '@quayside/kit/form/form.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { bankTextsOf } from '@quayside/kit/records/bank-texts.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useSettingPart } from './setting-part.tsx'

const names = ['accountName', 'accountNumber', 'bankName', 'swiftCode', 'bankAddress'] as const
type Name = (typeof names)[number]
type Field = `${CurrencyKey}.${Name}`
/** The accounts of all currencies are one form. */
type Values = Record<Field, string>

const fieldOf = (currency: CurrencyKey, name: Name): Field => `${currency}.${name}`

const valuesOf = ({ accounts }: PayToAccounts): Values =>
  Object.fromEntries(
    currencies.values.flatMap((currency) =>
      names.map((name) => [fieldOf(currency, name), payToOf(accounts, currency)?.[name] ?? '']),
    ),
  ) as Values

const accountOf = (values: Values, currency: CurrencyKey) => {
  const account = Object.fromEntries(names.map((name) => [name, values[fieldOf(currency, name)]]))
  return { currency, ...(account as Record<Name, string>) }
}

export function usePayToPart(stored: PayToAccounts) {
  const textsOf = useFindingTexts()
  const check = (values: Values) =>
    Object.fromEntries(
      currencies.values.flatMap((currency) => {
        const account = accountOf(values, currency)
        const findings = [...findingsOf(PayToSave, { ...account, version: 0 }), ...checkPayTo(account)]
        return Object.entries(textsOf(findings)).map(([path, text]) => [`${currency}.${path}`, text])
      }),
    )
  return useSettingPart<Values, PayToAccounts>({
    key: 'payTo',
    stored,
    valuesOf,
    check,
    send: async (values, known) => {
      const before = valuesOf(known)
      let latest = known
      for (const currency of currencies.values)
        if (names.some((name) => values[fieldOf(currency, name)] !== before[fieldOf(currency, name)]))
          latest = await api('POST finance/online/payTo/save', {
            body: { ...accountOf(values, currency), version: latest.version },
          })
      return latest
    },
  })
}

/** The provider's accounts that customers pay to, one for each currency. */
export function PayToPanel({ form }: { form: Form<Values> }) {
  const t = useTranslations('officePublishing.payTo')
  const [currency, setCurrency] = useState<CurrencyKey>('RMB')
  const isPublished = (each: CurrencyKey): boolean => form.values[fieldOf(each, 'accountNumber')] !== ''
  const text = bankTextsOf<Field>(form, (name) => fieldOf(currency, name), t)
  const isRequired = true
  return (
    <Panel
      title={t('title')}
      actions={
        <Segmented
          aria-label={t('currency')}
          value={currency}
          options={currencies.values.map((value) => ({
            value,
            label: isPublished(value) ? `${value} ✓` : value,
          }))}
          onChange={setCurrency}
        />
      }
    >
      <p className="q-page-note">{t('lead')}</p>
      <div className="q-fields" key={currency}>
        {text('accountName', { isRequired, isWide: true })}
        {text('accountNumber', { isRequired })}
        {text('bankName', { isRequired })}
        {text('swiftCode', { isRequired: currency !== currencies.codes.RMB })}
        {text('bankAddress', { isWide: true })}
      </div>
    </Panel>
  )
}
