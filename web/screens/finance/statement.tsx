import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { FilterBar, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { failureText, LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { Room } from '@quayside/kit/page/room.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { DataTable } from '@quayside/kit/table/data-table.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { type StatementRow, useStatementColumns } from './statement.columns.tsx'
import { StatementGroupingChoice } from './statement-grouping-choice.tsx'
import { groupingOf, StatementGroups } from './statement-groups.tsx'
import { CurrencyTabs, StatementEquation } from './statement-head.tsx'
import { StatementHeader } from './statement-header.tsx'
import { StatementKinds } from './statement-kinds.tsx'
import { withOpening } from './statement-opening.ts'
import { periodOf } from './statement-periods.ts'
import { useStatementTotals } from './statement-totals.tsx'

const StatementSubscriptionDialog = lazyPart(() => import('./statement-subscription.tsx'))

const filterNames = ['dateBegin', 'dateEnd', 'event', 'keyword'] as const

/** What the company owed and owes, movement by movement, for any period and currency. */
export function Statement() {
  const t = useTranslations('financeScreens.statement')
  const retry = useTranslations('kit.list')
  const { currency: asked, by: askedBy } = usePageSearch('/dealRunningWater')
  const by = groupingOf(askedBy)
  const currency = currencies.values.find((each) => each === asked) ?? currencies.codes.RMB
  const change = useChangeSearch()
  const [isSubscribing, setSubscribing] = useState(false)
  const list = useListQuery<QueryOf<'GET finance/online/transaction/list'>>(filterNames)
  const { dateBegin, dateEnd, event, keyword } = list.filters
  const period = { ...(dateBegin && { dateBegin }), ...(dateEnd && { dateEnd }) }
  const summary = useQuery({
    queryKey: ['ledger', 'statement', 'summary', period],
    queryFn: ({ signal }) =>
      api('GET finance/online/transaction/summary', { query: period }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const sum = summary.data?.currencies.find((each) => each.currency === currency)
  const statementTable = useListTable<StatementRow>({
    name: 'statement',
    entity: 'ledger',
    within: `statement ${currency}`,
    columns: useStatementColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/transaction/list', { query: { ...list.query, currency } }, { signal }),
  })
  const isFiltered = Boolean(event || keyword)
  const isFirst = list.pageNum === 1 && !isFiltered
  // The opening balance stands above the rows: they wait for it, or they would move down.
  const isOpeningAwaited = isFirst && summary.isPending
  const opening = isFirst ? sum?.opening : undefined
  const begin = summary.data?.dateBegin ?? ''
  const rows = statementTable.answer.data
  const data = useMemo(
    () => (isOpeningAwaited ? undefined : withOpening(rows, begin, opening)),
    [isOpeningAwaited, rows, begin, opening],
  )
  const table = {
    ...statementTable,
    list: { ...statementTable.list, isFiltered },
    answer: {
      ...statementTable.answer,
      data,
      isPending: statementTable.answer.isPending || isOpeningAwaited,
    },
  }
  const save = (kind: 'export' | 'pdf'): void => {
    const query = { ...list.condition, currency }
    void api(`GET finance/online/transaction/${kind}`, { query }).then(saveDownload, () => undefined)
  }
  const shown = { dateBegin: summary.data?.dateBegin ?? '', dateEnd: summary.data?.dateEnd ?? '' }
  const totals = useStatementTotals(sum, isFiltered)

  return (
    <>
      <StatementHeader
        period={shown}
        onPeriod={(chosen) => list.setFilters({ ...list.filters, ...chosen })}
        onSubscribe={() => setSubscribing(true)}
        onSave={save}
      />
      {isSubscribing && (
        <Suspense>
          <StatementSubscriptionDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
      <section className="q-panel">
        {summary.isError && !summary.data && (
          <LoadFailed
            text={failureText(summary.error) ?? retry('failed')}
            onRetry={() => void summary.refetch()}
          />
        )}
        {summary.isPending && <Room height={150} />}
        {summary.data && (
          <CurrencyTabs
            sums={summary.data.currencies}
            chosen={currency}
            onChoose={(next) => change({ currency: next, pageNum: undefined })}
          >
            <StatementGroupingChoice
              by={by}
              onChoose={(chosen) => change({ by: chosen, pageNum: undefined, keyword: undefined })}
            />
          </CurrencyTabs>
        )}
        {summary.data && sum && <StatementEquation period={summary.data} sum={sum} />}
        {by && <StatementGroups by={by} currency={currency} period={period} />}
        {!by && (
          <>
            <FilterBar table={table}>
              <FilterText name="keyword" label={t('keyword')} width={240} />
              <StatementKinds label={t('event')} />
              <FilterDates name="date" label={t('period')} />
            </FilterBar>
            <DataTable
              table={table}
              label={t('title')}
              {...(totals && { totals })}
              empty={{
                text: t('empty'),
                action: {
                  label: t('earlier'),
                  run: () => list.setFilters({ ...list.filters, ...periodOf('thisYear', today()) }),
                },
              }}
            />
          </>
        )}
      </section>
    </>
  )
}
