import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { type Analysis, type AnalysisFigures, analysisSubjects } from '@quayside/contract/reports/analysis.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { failureText, LoadFailed } from '@quayside/kit/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useChangeSearch } from '@quayside/kit/page-search.ts'
import { Segmented } from '@quayside/kit/segmented.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { today } from '@quayside/kit/today.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { usePageSearch } from '../../lib/page-search.ts'
import { pageAddress } from '../../lib/pages.ts'
import styles from './analysis.module.css'
import { AmountsChart, TaxesChart } from './analysis-charts.tsx'
import { CycleTable, PricesTable, SuppliersTable } from './analysis-tables.tsx'

const spans = ['3', '6', '12', 'year'] as const
const firstOf = (months: number): string => {
  const [year = 0, month = 1] = today().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
const beginOf = (span: string): string =>
  span === 'year' ? `${today().slice(0, 4)}-01-01` : firstOf(1 - Number(span))

/** Amounts, cycle times, prices and punctuality of a period; every figure leads to the report it is a sum of. */
export function DecisionAnalysis() {
  const t = useTranslations('decisionAnalysis')
  const go = useChangeSearch()
  const search = usePageSearch('/decisionAnalysis')
  const span = spans.find((each) => each === search.span) ?? '12'
  const by = analysisSubjects.find((each) => each === search.by) ?? 'kind'
  const isOriginal = search.money === 'original'
  const asked = { begin: beginOf(span), end: today(), by }
  const answer = useQuery({
    queryKey: ['report', 'analysis', useLocale(), asked],
    queryFn: ({ signal }) => api('GET report/online/analysis', { query: asked }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  return (
    <>
      <PageHeader
        title={t('title')}
        note={data ? t('note', { begin: data.begin, end: data.end }) : ''}
        actions={
          <>
            <Segmented<string>
              aria-label={t('period')}
              value={span}
              options={spans.map((value) => ({
                value,
                label: t(`spans.${value === 'year' ? 'year' : 'months'}`, { count: Number(value) || 0 }),
              }))}
              onChange={(next) => go({ span: next === '12' ? undefined : next })}
            />
            <Segmented<string>
              aria-label={t('money')}
              value={isOriginal ? 'original' : 'rmb'}
              options={[
                { value: 'rmb', label: t('inRmb') },
                { value: 'original', label: t('original') },
              ]}
              onChange={(next) => go({ money: next === 'rmb' ? undefined : next })}
            />
          </>
        }
      />
      {answer.isPending && <TableSkeleton label={t('title')} />}
      {answer.isError && !data && (
        <LoadFailed text={failureText(answer.error) ?? t('title')} onRetry={() => void answer.refetch()} />
      )}
      {data && (
        <>
          <Figures of={data} isOriginal={isOriginal} />
          <div className={styles['grid']}>
            <AmountsChart
              of={data}
              asked={asked}
              onBy={(next) => go({ by: next === 'kind' ? undefined : next })}
            />
            <CycleTable of={data} asked={asked} />
            <SuppliersTable of={data} asked={asked} />
            <TaxesChart of={data} asked={asked} />
            <PricesTable of={data} asked={asked} />
          </div>
        </>
      )}
    </>
  )
}

function Figures({ of, isOriginal }: { of: Analysis; isOriginal: boolean }) {
  const t = useTranslations('decisionAnalysis')
  const { figures, yearBefore } = of
  const orders = pageAddress('/rpt097', { orderDateBegin: of.begin, orderDateEnd: of.end })
  const taxes = pageAddress('/rpt026', { declaredOnBegin: of.begin, declaredOnEnd: of.end })
  const text = (key: keyof AnalysisFigures): string => {
    const value = figures[key]
    if (typeof value === 'number') return value.toLocaleString('en-US')
    if (key === 'onTime') return value === null ? '' : `${value}%`
    return formatAmount((value ?? '0') as Amount)
  }
  const money = new Set<keyof AnalysisFigures>(['amount', 'duty', 'vat', 'fees'])
  const keys = ['amount', 'orders', 'lines', 'duty', 'vat', 'fees', 'onTime'] as const
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
                of.currencies.map(({ currency, amount }) => (
                  <PageLink
                    key={currency}
                    href={pageAddress('/rpt097', {
                      orderDateBegin: of.begin,
                      orderDateEnd: of.end,
                      currency,
                    })}
                  >
                    <small>{currency}</small> {formatAmount(amount as Amount)}
                  </PageLink>
                ))
              ) : text(key) === '' ? (
                <Nothing />
              ) : (
                <PageLink href={key === 'duty' || key === 'vat' ? taxes : orders}>
                  {money.has(key) && <small>RMB </small>}
                  {text(key)}
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
