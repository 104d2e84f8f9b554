import type { Rate } from '@quayside/contract/kernel/money.ts'
import type { RateOfDay } from '@quayside/contract/rates/rate.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { RateCell } from '@quayside/kit/record/money.tsx'
import { useTranslations } from 'use-intl'
import { ChangeCells } from './change-text.tsx'
import styles from './rates.module.css'

type Props = { readonly rates: readonly RateOfDay[]; readonly source: string; readonly currency: string }

/** The chart's figures, newest first. */
export function HistoryTable({ rates, source, currency }: Props) {
  const t = useTranslations('rates')
  const isBank = source === 'boc'
  const prices = isBank ? (['buying', 'cashBuying', 'selling', 'middle'] as const) : (['middle'] as const)
  const middleName = isBank ? 'bankMiddle' : source === 'customs' ? 'customsRate' : 'middle'
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <div
      className={`${styles['rate-scroll']} ${styles['rate-days']}`}
      role="region"
      aria-label={t('history.title', { currency })}
      tabIndex={0}
    >
      <table className={styles['rate-table']}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            {prices.map((price) => (
              <th key={price} scope="col">
                {t(price === 'middle' ? middleName : price)}
              </th>
            ))}
            <th scope="col">{t(source === 'customs' ? 'monthChange' : 'change')}</th>
            <th scope="col">{t('percent')}</th>
          </tr>
        </thead>
        <tbody>
          {rates
            .map((rate, place) => {
              const change = rateChange(rate.middle, rates[place - 1]?.middle)
              return (
                <tr key={rate.day}>
                  <th scope="row">{rate.day}</th>
                  {prices.map((price) => (
                    <td key={price}>
                      <RateCell value={rate[price] as Rate | null} />
                    </td>
                  ))}
                  <ChangeCells change={change} />
                </tr>
              )
            })
            .toReversed()}
        </tbody>
      </table>
    </div>
  )
}
