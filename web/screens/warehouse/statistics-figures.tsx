import { addDays } from '@quayside/contract/kernel/days.ts'
import type { StockStatistics } from '@quayside/contract/warehouse/statistics.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './statistics.module.css'
import { type Asked, movementsBehind } from './statistics-links.ts'

type Props = { readonly statistics: StockStatistics; readonly asked: Asked }

const Term = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Opening + in − out + adjusted = closing; then how quickly goods turn over. */
export function StatisticsFigures({ statistics, asked }: Props) {
  const t = useTranslations('statistics')
  const { dayBegin, dayEnd } = statistics
  const within = { dayBegin, dayEnd }
  const figure = (value: string, href: string) => (
    <PageLink href={href}>
      <span className="q-number">{showNumber(value)}</span>
    </PageLink>
  )
  return (
    <div className={styles['figures']}>
      <dl>
        <Term label={t('opening')}>
          {figure(statistics.opening, movementsBehind(asked, 'any', { dayEnd: addDays(dayBegin, -1) }))}
        </Term>
        <i aria-hidden="true">+</i>
        <Term label={t('in')}>{figure(statistics.in, movementsBehind(asked, 'in', within))}</Term>
        <i aria-hidden="true">−</i>
        <Term label={t('out')}>{figure(statistics.out, movementsBehind(asked, 'out', within))}</Term>
        {Number(statistics.adjusted) !== 0 && (
          <>
            <i aria-hidden="true">+</i>
            <Term label={t('adjusted')}>
              {figure(statistics.adjusted, movementsBehind(asked, 'adjusted', within))}
            </Term>
          </>
        )}
        <i aria-hidden="true">=</i>
        <Term label={t('closing')}>
          {figure(statistics.closing, movementsBehind(asked, 'any', { dayEnd }))}
        </Term>
      </dl>
      <dl>
        <Term label={t('turnover')}>
          <span className="q-number">{statistics.turnover ?? '–'}</span>
          <small>{t('turnoverNote')}</small>
        </Term>
        <Term label={t('meanDays')}>
          <span className="q-number">
            {statistics.meanDays === null ? '–' : t('days', { days: statistics.meanDays })}
          </span>
          <small>{t('meanDaysNote')}</small>
        </Term>
      </dl>
    </div>
  )
}
