import { SwapOutlined } from '@ant-design/icons-svg'
import { isAmount, isNegative } from '@quayside/contract/kernel/money.ts'
import {
  type CurrencyKey,
  currency as currencies,
  type RateSourceKey,
} from '@quayside/contract/rates/rate.codes.ts'
import { DayPicker } from '@quayside/kit/inputs/day-picker.tsx'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { Input } from '@quayside/kit/inputs/input.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { bankPrices, ConversionResult, type Price } from './conversion-result.tsx'
import { useRatesOfDay } from './rate-calls.ts'
import styles from './rates.module.css'
import '@quayside/kit/form/form.css'

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
          <IconButton
            look="text"
            drawing={SwapOutlined}
            label={t('swap')}
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
        {!isWrong && <ConversionResult {...{ value, from, to, date, rates, price }} />}
      </div>
    </section>
  )
}
