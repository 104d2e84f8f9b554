import { SwapOutlined } from '@ant-design/icons'
import { formatAmount, formatRate, isAmount, isNegative, type Rate } from '@quayside/contract/kernel/money.ts'
import { convert } from '@quayside/contract/rates/convert.ts'
import {
  type CurrencyKey,
  currency as currencies,
  type RateSourceKey,
} from '@quayside/contract/rates/rate.codes.ts'
import type { RateOfDay } from '@quayside/contract/rates/rate.ts'
import { useSurroundings } from '@quayside/kit/context.tsx'
import { Icon } from '@quayside/kit/icon.tsx'
import { today } from '@quayside/kit/today.ts'
import '@quayside/kit/form.css'
import { Button } from '@quayside/kit/button.tsx'
import { DayPicker } from '@quayside/kit/day-picker.tsx'
import { Input } from '@quayside/kit/input.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRatesOfDay } from './rate-calls.ts'
import styles from './rates.module.css'

const bankPrices = ['middle', 'buying', 'cashBuying', 'selling'] as const
type Price = (typeof bankPrices)[number]

export default function Converter({ source }: { source: RateSourceKey }) {
  const t = useTranslations('rates.converter')
  const kinds = useTranslations('rates')
  const codeText = useCodeText()
  const id = useId()
  const [typed, setTyped] = useState('1000')
  const [from, setFrom] = useState<CurrencyKey>('USD')
  const [to, setTo] = useState<CurrencyKey>('RMB')
  const [date, setDate] = useState(today)
  const [price, setPrice] = useState<Price>('middle')
  const rates = useRatesOfDay(source, date).data
  const value = typed.replaceAll(/[\s,]/g, '')
  const isWrong = !isAmount(value) || isNegative(value)
  const choices = currencies.values.map((each) => ({
    value: each,
    label: `${each} ${codeText(currencies, each)}`,
    short: each,
  }))

  return (
    <section className="q-panel" aria-labelledby={`${id}-title`}>
      <header className={styles['rate-head']}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
      </header>
      <div className={`q-panel-body ${styles['rate-converter']}`}>
        <div className="q-field">
          <label htmlFor={`${id}-amount`}>{t('amount')}</label>
          <Input
            id={`${id}-amount`}
            inputMode="decimal"
            maxLength={20}
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {isWrong && (
            <div id={`${id}-wrong`} className="q-field-error">
              {t('amountWrong')}
            </div>
          )}
        </div>
        <div className={styles['rate-pair']}>
          <div className="q-field">
            <label htmlFor={`${id}-from`}>{t('from')}</label>
            <Select
              id={`${id}-from`}
              value={from}
              options={choices}
              onChange={(chosen) => chosen && setFrom(chosen)}
            />
          </div>
          <Button
            look="text"
            icon={<Icon of={SwapOutlined} />}
            aria-label={t('swap')}
            title={t('swap')}
            onClick={() => {
              setFrom(to)
              setTo(from)
            }}
          />
          <div className="q-field">
            <label htmlFor={`${id}-to`}>{t('to')}</label>
            <Select
              id={`${id}-to`}
              value={to}
              options={choices}
              onChange={(chosen) => chosen && setTo(chosen)}
            />
          </div>
        </div>
        <div className={styles['rate-pair']}>
          <div className="q-field">
            <label htmlFor={`${id}-date`}>{t('date')}</label>
            <DayPicker
              id={`${id}-date`}
              isClearable={false}
              value={date}
              latest={today()}
              onChange={setDate}
            />
          </div>
          {source === 'boc' && (
            <div className="q-field">
              <label htmlFor={`${id}-price`}>{t('price')}</label>
              <Select
                id={`${id}-price`}
                value={price}
                options={bankPrices.map((each) => ({
                  value: each,
                  label: kinds(each === 'middle' ? 'bankMiddle' : each),
                }))}
                onChange={(chosen) => chosen && setPrice(chosen)}
              />
            </div>
          )}
        </div>
        {!isWrong && <Result {...{ value, from, to, date, rates, price }} />}
      </div>
    </section>
  )
}

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
function Result({ value, from, to, date, rates, price }: Question) {
  const t = useTranslations('rates.converter')
  const { say } = useSurroundings()
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
        <Button
          look="link"
          size="small"
          onClick={() => void navigator.clipboard.writeText(result).then(() => say('success', t('copied')))}
        >
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
