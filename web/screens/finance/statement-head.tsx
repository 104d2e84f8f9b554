import type { StatementSum, StatementSummary } from '@quayside/contract/finance/statement.ts'
import {
  type Amount,
  sum as add,
  formatAmount,
  isNegative,
  isZero,
  minus,
} from '@quayside/contract/kernel/money.ts'
import { BalanceLine } from '@quayside/kit/chart/balance-line.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import styles from './finance.module.css'

const figure = (value: string): string => formatAmount(value as Amount).replace('-', '−')

type TabsProps = {
  readonly sums: readonly StatementSum[]
  readonly chosen: string
  readonly onChoose: (currency: string) => void
  /** How the movements are listed. */
  readonly children: ReactNode
}

/** Each currency with its closing balance; they do not add up, so each has a statement of its own. */
export function CurrencyTabs({ sums, chosen, onChoose, children }: TabsProps) {
  const t = useTranslations('financeScreens')
  return (
    <div className={styles['views']}>
      <div className={styles['currencies']} role="group" aria-label={t('statement.currencies')}>
        {sums.map(({ currency, closing }) => (
          <button
            key={currency}
            type="button"
            aria-pressed={currency === chosen}
            onClick={() => onChoose(currency)}
          >
            <span>{currency}</span>
            <b className="q-number">{figure(closing)}</b>
            {isNegative(closing as Amount) && <small>{t('inFavour')}</small>}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}

const Term = ({ label, value, note }: { label: string; value: string; note: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span className="q-number">{figure(value)}</span>
      <small>{note}</small>
    </dd>
  </div>
)

/** Opening + debit − credit = closing, and how the balance went. */
export function StatementEquation({ period, sum }: { period: StatementSummary; sum: StatementSum }) {
  const t = useTranslations('financeScreens')
  const says = (balance: string): string => {
    if (isZero(balance as Amount)) return t('statement.settled')
    return isNegative(balance as Amount) ? t('inFavour') : t('statement.owed')
  }
  const { currency, opening, closing } = sum
  return (
    <div className={styles['equation']}>
      <dl>
        <Term
          label={t('statement.opening', { day: period.dateBegin })}
          value={opening}
          note={says(opening)}
        />
        <i aria-hidden="true">+</i>
        <Term
          label={t('statement.debit', { count: sum.debitCount })}
          value={sum.debit}
          note={t('statement.debitNote')}
        />
        <i aria-hidden="true">−</i>
        <Term
          label={t('statement.credit', { count: sum.creditCount })}
          value={sum.credit}
          note={t('statement.creditNote')}
        />
        <i aria-hidden="true">=</i>
        <Term
          label={t('statement.closing', { day: period.dateEnd })}
          value={closing}
          note={
            <>
              {says(closing)}
              <DebtsNote currency={currency} closing={closing} end={period.dateEnd} />
            </>
          }
        />
      </dl>
      <BalanceLine
        label={t('statement.chart', { currency, opening: figure(opening), closing: figure(closing) })}
        begin={period.dateBegin}
        end={period.dateEnd}
        opening={Number(opening)}
        points={sum.points.map(({ day, balance }) => ({ day, balance: Number(balance) }))}
        texts={{ closing: figure(closing), below: t('inFavour') }}
      />
    </div>
  )
}

/** Today's closing balance as the equation it is: the debts less what was paid in advance. */
function DebtsNote({ currency, closing, end }: { currency: string; closing: string; end: string }) {
  const t = useTranslations('financeScreens.statement')
  const isAllowed = useCan()('finance-debt-list')
  const { data } = useQuery({
    queryKey: ['ledger', 'debts', 'summary'],
    queryFn: ({ signal }) => api('GET finance/online/debt/summary', {}, { signal, isQuiet: true }),
    enabled: isAllowed,
  })
  if (!data) return null
  const owed = data.currencies.find((each) => each.currency === currency)?.total ?? '0.00'
  const depositAmounts = data.deposits
    .filter((each) => each.currency === currency)
    .flatMap(({ free, earmarked }) => [free as Amount, earmarked as Amount])
  const deposits = add(depositAmounts)
  const agrees = end >= today() && minus(owed as Amount, deposits) === closing
  const link = (chunks: ReactNode) => (
    <PageLink href={pageAddress('/debtDetail', { currency })}>{chunks}</PageLink>
  )
  if (agrees && !isZero(deposits))
    return (
      <span className={styles['terms']}>
        {t.rich('equals', { link, debts: figure(owed), deposits: figure(deposits) })}
      </span>
    )
  return (
    <>
      {' · '}
      {t.rich(agrees ? 'agrees' : 'seeDebts', { link })}
    </>
  )
}
