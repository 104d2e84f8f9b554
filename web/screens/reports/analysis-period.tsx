import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { FilterDraft } from '@quayside/kit/list/filter-field.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { today } from '@quayside/kit/page/today.ts'
import { useTranslations } from 'use-intl'
import type { PageSearch } from '../../lib/pages/pages.ts'
import styles from './analysis.module.css'
import '@quayside/kit/list/filter-bar.css'

const spans = ['3', '6', '12', 'year'] as const
const usualSpan = '12'

type AnalysisPeriod = {
  readonly span: (typeof spans)[number] | 'custom'
  readonly begin: string
  readonly end: string
}

const beginOf = (span: string): string =>
  span === 'year' ? `${today().slice(0, 4)}-01-01` : firstOfMonth(today(), 1 - Number(span))

/** The days that the address names, or the months up to today. */
export function periodOf({ span, begin, end }: PageSearch<'/decisionAnalysis'>): AnalysisPeriod {
  if (begin !== undefined && end !== undefined) return { span: 'custom', begin, end }
  const named = spans.find((each) => each === span) ?? usualSpan
  return { span: named, begin: beginOf(named), end: today() }
}

/** Months up to today, or days from a calendar. */
export function PeriodChoice({ period: { span, begin, end } }: { period: AnalysisPeriod }) {
  const t = useTranslations('decisionAnalysis')
  const go = useChangeSearch()
  const choose = (next: string): void =>
    next === 'custom'
      ? go({ span: undefined, begin, end })
      : go({ span: next === usualSpan ? undefined : next, begin: undefined, end: undefined })
  return (
    <>
      <Segmented<string>
        aria-label={t('period')}
        value={span}
        options={[...spans, 'custom' as const].map((value) => ({
          value,
          label:
            value === 'year' || value === 'custom'
              ? t(`spans.${value}`)
              : t('spans.months', { count: Number(value) }),
        }))}
        onChange={choose}
      />
      {span === 'custom' && (
        <FilterDraft
          value={{
            values: { periodBegin: begin, periodEnd: end },
            type: () => undefined,
            apply: ({ periodBegin = '', periodEnd = '' }) =>
              periodBegin === '' || periodEnd === ''
                ? choose(usualSpan)
                : go({ begin: periodBegin, end: periodEnd }),
          }}
        >
          <div className={styles['dates']}>
            <FilterDates name="period" label={t('days')} />
          </div>
        </FilterDraft>
      )}
    </>
  )
}
