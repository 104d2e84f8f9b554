import { amount, formatAmount, rate } from '@quayside/contract/kernel/money.ts'
import { estimateImportDuty, type ImportRates } from '@quayside/contract/products/duty-estimate.ts'
import { tradeAgreement } from '@quayside/contract/products/duty-rates.codes.ts'
import { takenRate } from '@quayside/contract/products/duty-rates.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTakenRateText } from '@quayside/kit/records/origin-rates.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

const typedAmount = /^\d{1,12}(\.\d{1,2})?$/
const parts = ['duty', 'antiDumping', 'consumptionTax', 'vat', 'total'] as const

/** The taxes of an import under this code, by the formula of the orders' estimates. */
type Props = {
  readonly rates: ImportRates
  readonly countryName: (code: string) => string
  readonly unitName: (unit: string) => string
}

export function DutyCalculator({ rates, countryName, unitName }: Props) {
  const t = useTranslations('customsCodes.calculator')
  const id = useId()
  const [typed, setTyped] = useState('10000')
  const [origin, setOrigin] = useState('')
  const [hasCertificate, setCertificate] = useState(false)
  const rateText = useTakenRateText(unitName)
  const codeText = useCodeText()
  const origins = [...new Set((rates.originRates ?? []).flatMap((each) => each.origins))].toSorted()
  const value = typed.replaceAll(/[,\s]/g, '')
  const isAmount = typedAmount.test(value)
  const estimate = isAmount
    ? estimateImportDuty({ value: amount(value), customsRate: rate('1'), origin, hasCertificate }, rates)
    : undefined
  return (
    <section className={styles['hs-calculator']} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('title')}</h3>
      <label htmlFor={id}>{t('value')}</label>
      <Input
        id={id}
        prefix="RMB"
        inputMode="decimal"
        maxLength={20}
        value={typed}
        aria-invalid={!isAmount}
        aria-describedby={`${id}-note`}
        onChange={(event) => setTyped(event.target.value)}
      />
      {origins.length > 0 && (
        <>
          <label htmlFor={`${id}-origin`}>{t('origin')}</label>
          <Select
            id={`${id}-origin`}
            value={origin}
            options={[
              { value: '', label: t('anyOrigin') },
              ...origins.map((code) => ({ value: code, label: countryName(code) })),
            ]}
            onChange={(code) => setOrigin(code ?? '')}
          />
          <label>
            <input
              type="checkbox"
              checked={hasCertificate}
              onChange={(event) => setCertificate(event.target.checked)}
            />{' '}
            {t('certificate')}
          </label>
        </>
      )}
      {estimate && (
        <p className={styles['hs-note']}>
          {rateText(takenRate(estimate.taken))}
          {estimate.saving &&
            ` · ${t('saves', {
              agreement:
                estimate.saving.agreement === '' ? '' : codeText(tradeAgreement, estimate.saving.agreement),
              amount: formatAmount(estimate.saving.amount),
            })}`}
        </p>
      )}
      {estimate && (
        <dl className={styles['hs-rates']} aria-live="polite">
          {parts.map((part) => (
            <div key={part} data-leads={part === 'total' || undefined}>
              <dt>{part === 'duty' ? t('duty', { rate: estimate.dutyRate }) : t(part)}</dt>
              <dd>
                <Money value={estimate[part]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['hs-note']} id={`${id}-note`}>
        {isAmount ? t('note') : t('wrong')}
      </p>
    </section>
  )
}
