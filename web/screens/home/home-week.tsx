import type { DebtSummary } from '@quayside/contract/finance/debt.ts'
import { type HomeWeek, homeWeek, type WeekSum } from '@quayside/contract/home/home-week.ts'
import { dayLength, dayNumber } from '@quayside/contract/kernel/days.ts'
import { formatAmount, isPositive, isZero } from '@quayside/contract/kernel/money.ts'
import { spacedCompact } from '@quayside/kit/chart/scale.ts'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { useFormatter, useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { heights, Panel, Quiet } from './home-panel.tsx'
import styles from './home-week.module.css'

type Props = { readonly week: readonly WeekSum[]; readonly debts: DebtSummary }

const sumsOf = (parts: HomeWeek['currencies']): string =>
  parts.map(({ currency, amount }) => `${currency} ${formatAmount(amount)}`).join(' · ')

/** What has to be paid on each of the next seven days by currency: dark as far as the deposit reaches. */
export function WeekPanel({ week: sums, debts }: Props) {
  const t = useTranslations('home.week')
  const week = homeWeek(today(), sums, debts)
  return (
    <Panel
      title={t('title')}
      {...(sums.length > 0 && { note: t('note', { sum: formatAmount(week.total) }) })}
      all={pageAddress('/debtDetail')}
      minHeight={heights.week}
    >
      {sums.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        <>
          <Days days={week.days} />
          <ul className={styles['week-sums']}>
            {week.currencies.map(({ currency, amount }) => (
              <li key={currency} data-currency={currency}>
                <Money value={amount} currency={currency} />
              </li>
            ))}
          </ul>
          <p className={styles['week-deposit']}>
            <span>{depositText(t, week)}</span>
            {isPositive(week.toRemit) && <b>{t('toRemit', { sum: formatAmount(week.toRemit) })}</b>}
          </p>
        </>
      )}
    </Panel>
  )
}

function depositText(t: ReturnType<typeof useTranslations<'home.week'>>, week: HomeWeek): string {
  const sum = formatAmount(week.deposit)
  if (isZero(week.toRemit)) return t('enough', { sum })
  return week.coveredUntil === null
    ? t('noDeposit', { sum })
    : t('reaches', { sum, day: week.coveredUntil.slice(5) })
}

const highest = 68

function Days({ days }: Pick<HomeWeek, 'days'>) {
  const t = useTranslations('home.week')
  const format = useFormatter()
  const most = Math.max(...days.map(({ rmb }) => Number(rmb)))
  const heightOf = (rmb: string): number => (most === 0 ? 0 : (Number(rmb) / most) * highest)
  return (
    <ol className={styles['week-days']}>
      {days.map(({ day, parts, rmb, isCovered }, place) => (
        <li
          key={day}
          data-covered={isCovered || undefined}
          {...(parts.length > 0 && { title: t('day', { day, sums: sumsOf(parts) }) })}
        >
          <span className={styles['week-bar']}>
            <small>
              {parts.length === 0
                ? '–'
                : spacedCompact(
                    format.number(Number(rmb), {
                      notation: 'compact',
                      maximumFractionDigits: 1,
                      useGrouping: true,
                    }),
                  )}
            </small>
            {parts.map(({ currency, rmb: own }) => (
              <i key={currency} data-currency={currency} style={{ height: Math.max(2, heightOf(own)) }} />
            ))}
          </span>
          <b>
            {place === 0
              ? t('today')
              : format.dateTime(dayNumber(day) * dayLength, { weekday: 'short', timeZone: 'UTC' })}
          </b>
          <small>{day.slice(5)}</small>
        </li>
      ))}
    </ol>
  )
}
