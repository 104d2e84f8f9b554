import { DownloadOutlined } from '@ant-design/icons-svg'
import { analysisSubjects } from '@quayside/contract/reports/analysis.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'
import { AmountsChart } from './amounts-chart.tsx'
import styles from './analysis.module.css'
import { Figures } from './analysis-figures.tsx'
import type { AnalysisAsked } from './analysis-panel.tsx'
import { PeriodChoice, periodOf } from './analysis-period.tsx'
import { CycleTable } from './cycle-table.tsx'
import { PricesTable } from './prices-table.tsx'
import { SuppliersTable } from './suppliers-table.tsx'
import { TaxesChart } from './taxes-chart.tsx'

/** Amounts, cycle times, prices and punctuality of a period; every figure leads to the report it is a sum of. */
export function DecisionAnalysis() {
  const t = useTranslations('decisionAnalysis')
  const go = useChangeSearch()
  const search = usePageSearch('/decisionAnalysis')
  const period = periodOf(search)
  const by = analysisSubjects.find((each) => each === search.by) ?? 'kind'
  const isOriginal = search.money === 'original'
  const asked: AnalysisAsked = { begin: period.begin, end: period.end, by }
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
            <PeriodChoice period={period} />
            <Segmented<string>
              aria-label={t('money')}
              value={isOriginal ? 'original' : 'rmb'}
              options={[
                { value: 'rmb', label: t('inRmb') },
                { value: 'original', label: t('original') },
              ]}
              onChange={(next) => go({ money: next === 'rmb' ? undefined : next })}
            />
            <DownloadAll asked={asked} />
          </>
        }
      />
      {answer.isPending && <Skeleton label={t('title')} />}
      {answer.isError && (
        <LoadFailed text={failureText(answer.error) ?? t('title')} onRetry={() => void answer.refetch()} />
      )}
      {data && (
        <div className={styles['analysis']} data-former={answer.isPlaceholderData || undefined}>
          <Figures analysis={data} isOriginal={isOriginal} />
          <div className={styles['grid']}>
            <AmountsChart
              analysis={data}
              asked={asked}
              onBy={(next) => go({ by: next === 'kind' ? undefined : next })}
            />
            <CycleTable analysis={data} asked={asked} />
            <SuppliersTable analysis={data} asked={asked} />
            <TaxesChart analysis={data} asked={asked} />
            <PricesTable analysis={data} asked={asked} />
          </div>
        </div>
      )}
    </>
  )
}

/** One workbook, a sheet for each chart. */
function DownloadAll({ asked }: { asked: AnalysisAsked }) {
  const t = useTranslations('decisionAnalysis')
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      saveDownload(await api('GET report/online/analysis/export', { query: asked }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      icon={<Icon drawing={DownloadOutlined} />}
      isBusy={isBusy}
      title={t('downloadAllNote')}
      onClick={() => void download().catch(() => undefined)}
    >
      {t('downloadAll')}
    </Button>
  )
}

/** Panels where the charts will be. */
const Skeleton = ({ label }: { label: string }) => (
  <div className={styles['skeleton']} role="status" aria-label={label}>
    <section className="q-panel" />
    <div className={styles['grid']}>
      {(['amounts', 'cycle', 'suppliers', 'taxes', 'prices'] as const).map((part) => (
        <section key={part} className={`q-panel ${styles['panel']}`} data-part={part} />
      ))}
    </div>
  </div>
)
