import type { ReportDefinition, ReportRow } from '@quayside/contract/reports/report.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { writeSearch } from '@quayside/kit/page/address.ts'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportChart } from './report-chart.tsx'
import { totalsOf, useReportColumns } from './report-columns.tsx'
import { filterNames, useFilterFields } from './report-filters.tsx'
import styles from './reports.module.css'
import { useKeptColumns } from './use-kept-columns.ts'

type Props = {
  readonly reportNo: string
  /** Reports that share a page. */
  readonly siblings?: ReactNode
}

/** The one screen of all reports: what it shows is what the report of that number declares. */
export function ReportPage({ reportNo, siblings }: Props) {
  const t = useTranslations('reportScreens')
  const answer = useQuery({
    queryKey: ['report', 'definition', useLocale(), reportNo],
    queryFn: () => api('GET report/online/definition', { query: { reportNo } }, { isQuiet: true }),
    placeholderData: (before) => (before?.reportNo === reportNo ? before : undefined),
  })
  if (answer.data) return <Report key={reportNo} definition={answer.data} siblings={siblings} />
  return answer.isError ? (
    <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
  ) : (
    <TableSkeleton label={t('loading')} />
  )
}

function Report({ definition, siblings }: { definition: ReportDefinition; siblings: ReactNode }) {
  const shell = useTranslations('shell')
  const t = useTranslations('reportScreens')
  const { reportNo, usual } = definition
  const names = useMemo(() => filterNames(definition), [definition])
  const given = useListQuery<QueryOf<'GET report/online/list'>>(names)
  // An address without filters shows the usual period.
  const list = useMemo(() => {
    const { groupBy = '', ...filters } = given.filters
    const shown = Object.keys(filters).length > 0 ? filters : usual
    return {
      ...given,
      filters: { ...shown, ...(groupBy !== '' && { groupBy }) },
      query: { ...given.query, ...shown },
    }
  }, [given, usual])
  const { groupBy = '', ...filters } = list.filters as Record<string, string>
  const behind = useCallback(
    (search: Readonly<Record<string, string>>) =>
      writeSearch({ ...filters, ...search, reportNo: siblings ? reportNo : undefined }) || '?',
    [filters, reportNo, siblings],
  )
  const columns = useReportColumns(definition, groupBy, behind)
  const keptColumns = useKeptColumns(definition)
  const table = useListTable<ReportRow>({
    name: `report.${reportNo}${groupBy === '' ? '' : '.groups'}`,
    entity: 'report',
    within: `${reportNo} ${groupBy}`,
    columns,
    list,
    // A group's columns are few and always the same.
    kept: groupBy === '' ? keptColumns : undefined,
    fetch: (signal) =>
      api('GET report/online/list', { query: { ...list.query, reportNo } }, { signal, isQuiet: true }),
  })
  const { data: summary } = useQuery({
    queryKey: ['report', 'summary', reportNo, filters],
    queryFn: () => api('GET report/online/summary', { query: { ...filters, reportNo } }, { isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const view = { filters, groupBy, columns: groupBy === '' ? table.shown.map(({ key }) => key) : [] }
  return (
    <ListPage
      // Those without a page of their own share one, and its tabs name them.
      title={siblings ? shell('pages.otherReports') : definition.title}
      table={table}
      actions={
        <ReportActions
          definition={definition}
          view={view}
          count={summary?.count ?? 0}
          onColumns={(keys) => keptColumns[1](keys ?? null)}
        />
      }
      tabs={
        <>
          {siblings}
          {definition.chart && <ReportChart definition={definition} filters={filters} behind={behind} />}
          {definition.groups.length > 0 && (
            <div className={styles['grouping']}>
              <span id="report-grouping">{t('groupBy')}</span>
              <Segmented
                aria-label={t('groupBy')}
                value={groupBy}
                options={[
                  { value: '', label: t('ungrouped') },
                  ...definition.groups.map(({ key, label }) => ({ value: key, label })),
                ]}
                onChange={(next) => given.setFilters({ ...given.filters, groupBy: next })}
              />
            </div>
          )}
        </>
      }
      filters={useFilterFields(definition)}
      rows={{
        empty: { text: t('empty') },
        totals: () =>
          totalsOf(definition, summary, {
            key: columns[0]?.key ?? '',
            text: t('total', { count: summary?.count ?? 0 }),
          }),
      }}
    />
  )
}
