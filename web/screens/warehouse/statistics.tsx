import { addDays } from '@quayside/contract/kernel/days.ts'
import {
  periodStep,
  statisticsSubject,
  warehousePlace,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { PlainFilters } from '../../lib/pages/plain-filters.tsx'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { FlowChart, StockChart } from './statistics-charts.tsx'
import { StatisticsFigures } from './statistics-figures.tsx'
import { StatisticsGroups } from './statistics-groups.tsx'
import { type Asked, statisticsFilters } from './statistics-links.ts'

const spans = [30, 90, 365] as const
const daysOfYear = 365

/** In, out and stock over time; each figure leads to the movements behind it. */
export function Statistics() {
  const t = useTranslations('statistics')
  const choices = useCodeOptions()
  const warehouses = useWarehouseOptions()
  const list = useListQuery<QueryOf<'GET warehouse/online/statistics'>>(statisticsFilters)
  const { filters } = list
  const step = periodStep.values.find((each) => each === filters.step) ?? periodStep.codes.day
  const by = statisticsSubject.values.find((each) => each === filters.by) ?? statisticsSubject.codes.place
  const asked: Asked = { ...filters, step, by }
  const answer = useQuery({
    queryKey: ['stock', 'statistics', useLocale(), asked],
    queryFn: ({ signal }) =>
      api(
        'GET warehouse/online/statistics',
        { query: { ...list.condition, step, by } },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const choose = (changes: Partial<Asked>): void => list.setFilters({ ...filters, ...changes })
  const lastDays = (days: number) => ({ dayBegin: addDays(today(), 1 - days), dayEnd: today() })
  const shownSpan = spans.find(
    (days) => data?.dayEnd === today() && data.dayBegin === lastDays(days).dayBegin,
  )
  const isEmpty = data !== undefined && data.count === 0
  return (
    <>
      <PageHeader
        title={t('title')}
        note={data ? t('note', { begin: data.dayBegin, end: data.dayEnd }) : ''}
        actions={
          <>
            <Segmented<number>
              aria-label={t('periods')}
              value={shownSpan ?? 0}
              options={spans.map((value) => ({
                value,
                label: value === daysOfYear ? t('year') : t('lastDays', { days: value }),
              }))}
              // A year by days is more than a chart can show.
              onChange={(days) =>
                choose({ ...lastDays(days), step: days > 90 ? 'month' : days > 30 ? 'week' : 'day' })
              }
            />
            <Segmented<string>
              aria-label={t('step')}
              value={step}
              options={choices(periodStep)}
              onChange={(next) => choose({ step: next })}
            />
          </>
        }
      />
      <section className="q-panel">
        <PlainFilters filters={filters} onChange={list.setFilters} label={t('filters')}>
          <FilterSelect name="place" label={t('place')} options={choices(warehousePlace)} width={160} />
          <FilterSelect name="warehouseId" label={t('warehouse')} options={warehouses} width={260} />
          <SupplierFilter label={t('supplier')} />
          <FilterText name="model" label={t('model')} width={180} />
          <FilterDates name="day" label={t('period')} />
        </PlainFilters>
        {answer.isPending && <TableSkeleton label={t('title')} />}
        {answer.isError && !data && (
          <LoadFailed text={failureText(answer.error) ?? t('title')} onRetry={() => void answer.refetch()} />
        )}
        {isEmpty && (
          <EmptyState
            text={t('empty')}
            action={{ label: t('widen'), run: () => choose({ ...lastDays(daysOfYear), step: 'month' }) }}
          />
        )}
        {data && !isEmpty && <StatisticsFigures statistics={data} asked={asked} />}
      </section>
      {data && !isEmpty && (
        <>
          <FlowChart statistics={data} asked={asked} />
          <StockChart statistics={data} asked={asked} />
          <StatisticsGroups statistics={data} asked={asked} onSubject={(next) => choose({ by: next })} />
        </>
      )}
    </>
  )
}
