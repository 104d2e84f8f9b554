import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type Analysis, type AnalysisFigures, analysedTaxes } from '@quayside/contract/reports/analysis.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './analysis-figures.module.css'

const money: ReadonlySet<keyof AnalysisFigures> = new Set(['amount', ...analysedTaxes, 'fees'])
const taxKeys: ReadonlySet<keyof AnalysisFigures> = new Set(analysedTaxes)
const keys = ['amount', 'orders', 'lines', ...analysedTaxes, 'fees', 'onTime'] as const

function textOf(key: keyof AnalysisFigures, figures: AnalysisFigures): string {
  const value = figures[key]
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (key === 'onTime') return value === null ? '' : `${value}%`
  return formatAmount((value ?? '0') as Amount)
}

/** The period in one line, each figure against the same days a year before. */
export function Figures({ analysis, isOriginal }: { analysis: Analysis; isOriginal: boolean }) {
  const t = useTranslations('decisionAnalysis')
  const { figures, yearBefore } = analysis
  const days = { orderDateBegin: analysis.begin, orderDateEnd: analysis.end }
  const orders = pageAddress('/rpt097', days)
  const taxes = pageAddress('/rpt026', { declaredOnBegin: analysis.begin, declaredOnEnd: analysis.end })
  return (
    <section className="q-panel">
      <dl className={styles['figures']}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              {t(`figures.${key}`)}
              <Change now={figures[key]} before={yearBefore[key]} isShare={key === 'onTime'} />
            </dt>
            <dd>
              {key === 'amount' && isOriginal ? (
                analysis.currencies.map(({ currency, amount }) => (
                  <PageLink key={currency} href={pageAddress('/rpt097', { ...days, currency })}>
                    <small>{currency}</small> {formatAmount(amount as Amount)}
                  </PageLink>
                ))
              ) : textOf(key, figures) === '' ? (
                <Nothing />
              ) : key === 'onTime' ? (
                // A share: no report has only the orders that it is of.
                textOf(key, figures)
              ) : (
                <PageLink href={taxKeys.has(key) ? taxes : orders}>
                  {money.has(key) && <small>RMB </small>}
                  {textOf(key, figures)}
                </PageLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ChangeProps = {
  readonly now: string | number | null
  readonly before: string | number | null
  readonly isShare: boolean
}

/** Against the same days a year before: in percent, a share in points. */
function Change({ now, before, isShare }: ChangeProps) {
  const t = useTranslations('decisionAnalysis')
  const [value, former] = [Number(now ?? 0), Number(before ?? 0)]
  if (now === null || before === null || former === 0) return null
  const change = isShare ? value - former : (value / former - 1) * 100
  const shown = `${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`
  return <span>{t(isShare ? 'points' : 'yearOnYear', { change: shown })}</span>
}
