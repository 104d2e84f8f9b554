import { addDays } from '@quayside/contract/kernel/days.ts'
import { type RateSourceKey, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useInstant } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { RateAlerts } from '../../lib/rates/rate-alerts.tsx'
import { api } from '../../lib/session/api.ts'
import { LatestTable } from './latest-table.tsx'
import { useLatestRates } from './rate-calls.ts'
import { RateHistory } from './rate-history.tsx'
import { type RateView, useRateView } from './rate-search.ts'
import styles from './rates.module.css'

// Loaded on demand: the converter's calendar is larger than the rest of the page.
const Converter = lazyPart(() => import('./converter.tsx'))

const exchangeSources = ['safe', 'boc'] as const
const customsSources = ['customs'] as const

export function ExchangeRate() {
  const t = useTranslations('rates')
  return <Rates title={t('exchange')} sources={exchangeSources} />
}

/** §2: customs rates have their own page. */
export function CustomsExchangeRate() {
  const t = useTranslations('rates')
  return <Rates title={t('customs')} sources={customsSources} />
}

type Props = { readonly title: string; readonly sources: readonly [RateSourceKey, ...RateSourceKey[]] }

function Rates({ title, sources }: Props) {
  const t = useTranslations('rates')
  const list = useTranslations('kit.list')
  const codeText = useCodeText()
  const [view, show] = useRateView(sources)
  const answer = useLatestRates(view.source)
  const rates = answer.data ?? []
  const hasAlerts = view.source !== rateSource.codes.customs
  return (
    <>
      <PageHeader
        title={title}
        note={t('unit')}
        actions={
          <Can permission="data-rate-export">
            <Button onClick={() => void download(view).catch(() => undefined)}>
              {t('export', { days: view.days })}
            </Button>
          </Can>
        }
      />
      <div className={styles['rate-page']} data-alerts={hasAlerts || undefined}>
        <section className={`q-panel ${styles['rate-today']}`} aria-label={codeText(rateSource, view.source)}>
          <header className={styles['rate-head']}>
            {sources.length > 1 ? (
              <Segmented<RateSourceKey>
                aria-label={t('sources')}
                value={view.source}
                options={sources.map((source) => ({ value: source, label: codeText(rateSource, source) }))}
                onChange={(source) => show({ source })}
              />
            ) : (
              <h2>{codeText(rateSource, view.source)}</h2>
            )}
            <PublishedNote rate={rates[0]} />
          </header>
          {answer.isPending ? (
            <TableSkeleton label={list('loading')} />
          ) : answer.isError ? (
            <LoadFailed text={list('failed')} onRetry={() => void answer.refetch()} />
          ) : rates.length === 0 ? (
            <EmptyState text={t('none')} />
          ) : (
            <LatestTable
              rates={rates}
              label={codeText(rateSource, view.source)}
              chosen={view.currency}
              onChoose={(currency) => show({ currency })}
            />
          )}
        </section>
        <Suspense fallback={<section className="q-panel" />}>
          <Converter source={view.source} />
        </Suspense>
        {hasAlerts && <RateAlerts />}
        <RateHistory view={view} onShow={show} />
      </div>
    </>
  )
}

type Latest = NonNullable<ReturnType<typeof useLatestRates>['data']>[number]

/** The date of the rates, emphasised when it is not today. */
function PublishedNote({ rate }: { rate: Latest | undefined }) {
  const t = useTranslations('rates')
  const instant = useInstant()
  if (!rate) return null
  const { date, isFallback } = rate
  // The bank changes its rates during the day, so the time is shown, unless they were entered on a later day.
  const publishedAt = instant(rate.publishedAt)
  const hasHour = rate.source === rateSource.codes.boc && publishedAt.startsWith(rate.day)
  const day = hasHour ? publishedAt : rate.day
  const month = rate.day.slice(0, 7)
  const isCustoms = rate.source === rateSource.codes.customs
  const fresh = isCustoms ? t('validIn', { month }) : t('publishedOn', { day })
  const old = isCustoms ? t('monthFallback', { date, month }) : t('fallback', { date, day })
  return (
    <span className={styles['rate-note']} data-old={isFallback || undefined}>
      {isFallback ? old : fresh}
    </span>
  )
}

/** Downloads all currencies of the source for the displayed period. */
async function download({ source, days }: RateView): Promise<void> {
  const dayEnd = today()
  const columns =
    source === 'boc' ? 'day,currency,buying,cashBuying,selling,middle,publishedAt' : 'day,currency,middle'
  const query = { source, dayBegin: addDays(dayEnd, 1 - days), dayEnd, columns }
  saveDownload(await api('GET base/online/rate/export', { query }))
}
