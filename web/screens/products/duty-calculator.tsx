import { amount, rate } from '@quayside/contract/kernel/money.ts'
import { estimateImportDuty, type ImportRates } from '@quayside/contract/products/duty-estimate.ts'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './customs-code.module.css'

const typedAmount = /^\d{1,12}(\.\d{1,2})?$/
const parts = ['duty', 'consumptionTax', 'vat', 'total'] as const

/** The taxes of an import under this code, by the formula of the orders' estimates. */
export function DutyCalculator({ rates }: { rates: ImportRates }) {
  const t = useTranslations('customsCodes.calculator')
  const id = useId()
  const [typed, setTyped] = useState('10000')
  const value = typed.replaceAll(/[,\s]/g, '')
  const isAmount = typedAmount.test(value)
  const estimate = isAmount
    ? estimateImportDuty({ value: amount(value), customsRate: rate('1') }, rates)
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
