import { formatAmount, formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import { convert } from '@quayside/contract/rates/convert.ts'
import { type CurrencyKey, currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import type { RateOfDay } from '@quayside/contract/rates/rate.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useCopy } from '@quayside/kit/page/use-copy.ts'
import { useTranslations } from 'use-intl'
import styles from './rates.module.css'

export const bankPrices = ['middle', 'buying', 'cashBuying', 'selling'] as const
export type Price = (typeof bankPrices)[number]

type Question = {
  value: string
  from: CurrencyKey
  to: CurrencyKey
  date: string
  /** Undefined while loading. */
  rates: readonly RateOfDay[] | undefined
  price: Price
}

/** The result, with the date of the rates used. */
export function ConversionResult({ value, from, to, date, rates, price }: Question) {
  const t = useTranslations('rates.converter')
  const copyText = useCopy()
  const rateOf = (each: CurrencyKey): { perUnit: string; rate?: RateOfDay } | undefined => {
    if (each === currencies.codes.RMB) return { perUnit: '1' }
    const rate = rates?.find((candidate) => candidate.currency === each)
    const perUnit = rate?.[price] ?? rate?.middle
    return rate && perUnit ? { perUnit, rate } : undefined
  }
  const [source, target] = [rateOf(from), rateOf(to)]
  if (!rates && !(source && target)) return <div className={styles['rate-result']} aria-busy="true" />
  if (!source || !target)
    return <p className="q-field-error">{t('unknown', { date, currency: source ? to : from })}</p>
  const result = convert(value, source.perUnit, target.perUnit)
  const used = [
    ...new Map(
      [source, target].flatMap(({ rate, perUnit }) =>
        rate ? [[rate.currency, { rate, perUnit }] as const] : [],
      ),
    ).values(),
  ]
  return (
    <div className={styles['rate-result']} aria-live="polite">
      <output>
        <small>{to}</small> {formatAmount(result)}
        <Button look="link" size="small" onClick={() => void copyText(result)}>
          {t('copy')}
        </Button>
      </output>
      <ul>
        {used.map(({ rate, perUnit }) => (
          <li key={rate.currency}>
            <span className="q-number">
              {t('used', { currency: rate.currency, rate: formatRate(perUnit as Rate) })}
            </span>{' '}
            {rate.isFallback ? (
              <em>{t('fallback', { currency: rate.currency, date, day: rate.day })}</em>
            ) : (
              t('ofDay', { day: rate.day })
            )}
          </li>
        ))}
        {used.length > 1 && <li>{t('viaRmb')}</li>}
      </ul>
    </div>
  )
}
