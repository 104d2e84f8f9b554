import type { Rate } from '@quayside/contract/kernel/money.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import type { LatestRate } from '@quayside/contract/rates/rate.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { ChangeCells } from './change-text.tsx'
import type { ForeignCurrency } from './rate-search.ts'
import styles from './rates.module.css'

type Props = {
  readonly rates: readonly LatestRate[]
  readonly label: string
  readonly chosen: ForeignCurrency
  readonly onChoose: (currency: ForeignCurrency) => void
}

/** The day's rates; selecting a currency shows its history below. */
export function LatestTable({ rates, label, chosen, onChoose }: Props) {
  const t = useTranslations('rates')
  const codeText = useCodeText()
  const source = rates[0]?.source
  const isBank = source === 'boc'
  const isCustoms = source === 'customs'
  const number = (value: string | null | undefined) => (
    <td>
      <RateCell value={value as Rate | null | undefined} />
    </td>
  )
  return (
    <div className={styles['rate-scroll']}>
      <table className={styles['rate-table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('currency')}</th>
            {isBank && <th scope="col">{t('buying')}</th>}
            {isBank && <th scope="col">{t('cashBuying')}</th>}
            {isBank && <th scope="col">{t('selling')}</th>}
            <th scope="col">{t(isBank ? 'bankMiddle' : isCustoms ? 'customsRate' : 'middle')}</th>
            <th scope="col">{t(isCustoms ? 'monthChange' : 'change')}</th>
            <th scope="col">{t('percent')}</th>
            {!isBank && <th scope="col">{t(isCustoms ? 'monthBefore' : 'before')}</th>}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => {
            const change = rateChange(rate.middle, rate.previous?.middle)
            return (
              <tr key={rate.currency} data-chosen={rate.currency === chosen || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={rate.currency === chosen}
                    title={t('showHistory', { currency: rate.currency })}
                    onClick={() => onChoose(rate.currency as ForeignCurrency)}
                  >
                    <b>{rate.currency}</b> {codeText(currencies, rate.currency)}
                  </button>
                </th>
                {isBank && number(rate.buying)}
                {isBank && number(rate.cashBuying)}
                {isBank && number(rate.selling)}
                {number(rate.middle)}
                <ChangeCells change={change} />
                {!isBank && number(rate.previous?.middle)}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
