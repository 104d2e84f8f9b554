import type { Ageing, DebtSummary } from '@quayside/contract/finance/debt.ts'
import { ageingBucket } from '@quayside/contract/finance/finance.codes.ts'
import { type Amount, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { WholeParts } from '@quayside/kit/record/whole-parts.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './debts-ageing.module.css'
import { AgeingTable } from './debts-ageing.table.tsx'

const rmb = currencies.codes.RMB
type Filters = { readonly currency?: string | undefined; readonly bucket?: string | undefined }
type Props = { readonly summary: DebtSummary; readonly filters: Filters }

/** How old the debts are, per currency and together in RMB; each figure leads to what it consists of. */
export function AgeingPanel({ summary, filters }: Props) {
  return (
    <section className={`q-panel ${styles['room']}`}>
      <div className={styles['ageing']}>
        <Sums summary={summary} />
        <div className={styles['buckets']}>
          <Bar ageing={summary.inRmb} />
          <AgeingTable summary={summary} filters={filters} />
          <Notes summary={summary} />
        </div>
      </div>
    </section>
  )
}

function Sums({ summary }: { summary: DebtSummary }) {
  const t = useTranslations('financeScreens.debts')
  const { inRmb, overdueInRmb, counts } = summary
  const deposits = summary.deposits.filter(
    ({ free, earmarked }) => isPositive(free as Amount) || isPositive(earmarked as Amount),
  )
  return (
    <dl className={styles['sums']}>
      <dt>{t('total')}</dt>
      <dd data-total>
        <Money value={inRmb.total as Amount} currency={rmb} />
      </dd>
      {counts.overdue > 0 && (
        <>
          <dt>{t('overdueTotal', { count: counts.overdue })}</dt>
          <dd data-late>
            <Money value={overdueInRmb as Amount} currency={rmb} />
          </dd>
        </>
      )}
      {deposits.length > 0 && <dt>{t('deposits')}</dt>}
      {deposits.map(({ currency, free, earmarked }) => (
        <dd key={currency}>
          <Money value={free as Amount} currency={currency} />
          {isPositive(earmarked as Amount) && (
            <small data-note>
              {t('earmarked', { amount: `${currency} ${formatAmount(earmarked as Amount)}` })}
            </small>
          )}
        </dd>
      ))}
    </dl>
  )
}

const Bar = ({ ageing }: { ageing: Ageing }) => (
  <div className={styles['bar']} aria-hidden="true">
    {ageingBucket.values
      .filter((bucket) => isPositive(ageing[bucket] as Amount))
      .map((bucket) => (
        <i key={bucket} data-bucket={bucket} style={{ flex: Number(ageing[bucket]) }} />
      ))}
  </div>
)

/** By which rates the estimate was made. */
function Notes({ summary }: { summary: DebtSummary }) {
  const t = useTranslations('financeScreens.debts')
  const instant = useInstant()
  const owed = summary.rates.filter(({ currency }) =>
    summary.currencies.some((each) => each.currency === currency),
  )
  const day = owed.map((rate) => rate.day).toSorted()[0]
  const notes = [
    t('asOf', { time: instant(summary.asOf) }),
    ...(day === undefined
      ? []
      : [t('rates', { day, rates: owed.map(({ currency, rate }) => `${currency} ${rate}`).join(' · ') })]),
    ...(summary.unrated.length > 0 ? [t('unrated', { currencies: summary.unrated.join(', ') })] : []),
  ]
  return (
    <p className={styles['notes']}>
      <WholeParts>{notes.join(' · ')}</WholeParts>
    </p>
  )
}
