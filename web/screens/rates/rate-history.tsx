import { formatRate, type Rate } from '@quayside/contract/kernel/money.ts'
import type { RateOfDay } from '@quayside/contract/rates/rate.ts'
import { rateChange } from '@quayside/contract/rates/rate-change.ts'
import { Chart } from '@quayside/kit/chart/chart.tsx'
import type { ChartSeries } from '@quayside/kit/chart/chart-data.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useTranslations } from 'use-intl'
import { ChangeText } from './change-text.tsx'
import { HistoryTable } from './history-table.tsx'
import { useRateHistory } from './rate-calls.ts'
import { type Period, periods, type RateView } from './rate-search.ts'
import styles from './rates.module.css'

type Props = { readonly view: RateView; readonly onShow: (changes: Partial<RateView>) => void }

export function RateHistory({ view, onShow }: Props) {
  const t = useTranslations('rates.history')
  const { answer, dateBegin, dateEnd } = useRateHistory(view.source, view.currency, view.days)
  return (
    <section className={`q-panel ${styles['rate-history']}`} aria-labelledby="rate-history">
      <header className={styles['rate-head']}>
        <h2 id="rate-history">{t('title', { currency: view.currency })}</h2>
        <Segmented<Period>
          aria-label={t('period')}
          value={view.days}
          options={periods.map((days) => ({ value: days, label: t('days', { days }) }))}
          onChange={(days) => onShow({ days })}
        />
        <Segmented<string>
          aria-label={t('view')}
          value={view.isTable ? 'table' : 'chart'}
          options={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
          onChange={(shown) => onShow({ isTable: shown === 'table' })}
        />
      </header>
      {answer.isPending ? (
        <TableSkeleton label={t('title', { currency: view.currency })} />
      ) : answer.isError ? (
        <LoadFailed text={t('none')} onRetry={() => void answer.refetch()} />
      ) : (
        <History view={view} published={publishedOnly(answer.data)} begin={dateBegin} end={dateEnd} />
      )}
    </section>
  )
}

/** Days without a rate are omitted: the line connects published rates. */
const publishedOnly = (rates: readonly RateOfDay[]): RateOfDay[] =>
  rates.filter((rate, place) => rate.middle !== null && rate.day !== rates[place - 1]?.day)

type Shown = { view: RateView; published: readonly RateOfDay[]; begin: string; end: string }

function History({ view, published, begin, end }: Shown) {
  const t = useTranslations('rates')
  const first = published[0]
  const last = published.at(-1)
  if (!first || !last) return <EmptyState text={t('history.none')} />
  const sorted = published.toSorted((a, b) => Number(a.middle) - Number(b.middle))
  const [low = first, high = first] = [sorted[0], sorted.at(-1)]
  const figure = (rate: RateOfDay) => formatRate((rate.middle ?? '0') as Rate)
  const series = (name: string, price: 'middle' | 'buying' | 'selling'): ChartSeries => ({
    key: price,
    name,
    isQuiet: price !== 'middle',
    values: published.map((rate) => Number(rate[price] ?? rate.middle)),
    texts: published.map((rate) => formatRate((rate[price] ?? rate.middle ?? '0') as Rate)),
  })
  const isBank = view.source === 'boc'
  const mainName = t(isBank ? 'bankMiddle' : view.source === 'customs' ? 'customsRate' : 'middle')
  const facts = [
    { name: t('history.last'), rate: last },
    { name: t('history.high'), rate: high },
    { name: t('history.low'), rate: low },
    { name: t('history.first'), rate: first },
  ]
  return (
    <>
      <dl className={styles['rate-facts']}>
        {facts.map(({ name, rate }) => (
          <div key={name}>
            <dt>
              {name} <time dateTime={rate.day}>{rate.day}</time>
            </dt>
            <dd>{figure(rate)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('history.over')}</dt>
          <dd>
            <ChangeText change={rateChange(last.middle, first.middle)} isPercent />
          </dd>
        </div>
      </dl>
      {view.isTable ? (
        <HistoryTable rates={published} source={view.source} currency={view.currency} />
      ) : (
        <div className={styles['rate-chart']}>
          <Chart
            label={t('history.summary', {
              currency: view.currency,
              begin,
              end,
              high: figure(high),
              highDay: high.day,
              low: figure(low),
              lowDay: low.day,
              last: figure(last),
            })}
            kind={view.source === 'customs' ? 'steps' : 'line'}
            span={{ begin, end }}
            data={{
              columns: published.map((rate) => ({ key: rate.day < begin ? begin : rate.day })),
              series: [
                series(mainName, 'middle'),
                ...(isBank ? [series(t('buying'), 'buying'), series(t('selling'), 'selling')] : []),
              ],
            }}
          />
        </div>
      )}
    </>
  )
}
