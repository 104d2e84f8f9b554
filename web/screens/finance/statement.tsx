import { ledgerEvent } from '@quayside/contract/finance/finance.codes.ts'
import {
  type StatementGrouping,
  type StatementSum,
  statementGroupings,
} from '@quayside/contract/finance/statement.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { failureText, LoadFailed } from '@quayside/kit/load-failed.tsx'
import { usePhone } from '@quayside/kit/media.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { useChangeSearch } from '@quayside/kit/page-search.ts'
import { Segmented } from '@quayside/kit/segmented.tsx'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { today } from '@quayside/kit/today.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Balance, Side } from '../../lib/finance/balance.tsx'
import { usePageSearch } from '../../lib/page-search.ts'
import styles from './finance.module.css'
import { type StatementRow, useStatementColumns } from './statement.columns.tsx'
import { groupingOf, StatementGroups } from './statement-groups.tsx'
import { CurrencyTabs, StatementEquation } from './statement-head.tsx'
import { type PeriodName, periodNameOf, periodNames, periodOf } from './statement-periods.ts'

const StatementSubscriptionDialog = lazy(() => import('./statement-subscription.tsx'))

const filterNames = ['dateBegin', 'dateEnd', 'event', 'keyword'] as const
/** Write-offs move nothing on a statement. */
const statedEvents = ledgerEvent.values.filter((event) => event !== ledgerEvent.codes.writtenOff)

/** What the company owed and owes, movement by movement, for any period and currency. */
export function Statement() {
  const t = useTranslations('financeScreens.statement')
  const retry = useTranslations('kit.list')
  const { currency: asked, by: askedBy } = usePageSearch('/dealRunningWater')
  const by = groupingOf(askedBy)
  const currency = currencies.values.find((each) => each === asked) ?? currencies.codes.RMB
  const change = useChangeSearch()
  const [isSubscribing, setSubscribing] = useState(false)
  const list = useListQuery(filterNames)
  const { dateBegin, dateEnd, event, keyword } = list.filters
  const period = { ...(dateBegin && { dateBegin }), ...(dateEnd && { dateEnd }) }
  const summary = useQuery({
    queryKey: ['ledger', 'statement', 'summary', period],
    queryFn: ({ signal }) =>
      api('GET finance/online/transaction/summary', { query: period }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const sum = summary.data?.currencies.find((each) => each.currency === currency)
  const answered = useListTable<StatementRow, (typeof filterNames)[number]>({
    name: 'statement',
    entity: 'ledger',
    within: `statement ${currency}`,
    columns: useStatementColumns(),
    list,
    fetch: (signal) =>
      api('GET finance/online/transaction/list', { query: { ...list.query, currency } as never }, { signal }),
  })
  const isFiltered = Boolean(event || keyword)
  const opening = list.pageNum === 1 && !isFiltered ? sum?.opening : undefined
  const begin = summary.data?.dateBegin ?? ''
  const rows = answered.answer.data
  const data = useMemo(() => withOpening(rows, begin, opening), [rows, begin, opening])
  const table = {
    ...answered,
    list: { ...answered.list, isFiltered },
    answer: { ...answered.answer, data },
  }
  const save = (kind: 'export' | 'pdf'): void => {
    const query = { ...list.filters, currency } as never
    void api(`GET finance/online/transaction/${kind}`, { query }).then(saveDownload, () => undefined)
  }
  const shown = { dateBegin: summary.data?.dateBegin ?? '', dateEnd: summary.data?.dateEnd ?? '' }
  const totals = useTotals(sum, isFiltered)

  return (
    <>
      <PageHeader
        className="q-list-header"
        title={t('title')}
        note={t('note')}
        actions={
          <>
            <Segmented<PeriodName | ''>
              aria-label={t('periods')}
              value={periodNameOf(shown, today()) ?? ''}
              options={periodNames.map((name) => ({ value: name, label: t(name) }))}
              onChange={(name) =>
                name !== '' && list.setFilters({ ...list.filters, ...periodOf(name, today()) })
              }
            />
            <Can permission="finance-statement-export">
              <Button onClick={() => setSubscribing(true)}>{t('monthly')}</Button>
              <Button onClick={() => save('pdf')}>{t('pdf')}</Button>
              <Button onClick={() => save('export')}>{t('xlsx')}</Button>
            </Can>
          </>
        }
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
        {summary.isPending && <TableSkeleton label={t('title')} />}
        {summary.data && (
          <CurrencyTabs
            sums={summary.data.currencies}
            chosen={currency}
            onChoose={(next) => change({ currency: next, pageNum: undefined })}
          />
        )}
        {summary.data && sum && <StatementEquation period={summary.data} sum={sum} />}
        <div className={styles['grouping']}>
          <Segmented<StatementGrouping | 'each'>
            aria-label={t('grouping')}
            value={by ?? 'each'}
            options={(['each', ...statementGroupings] as const).map((value) => ({
              value,
              label: t(`by.${value}`),
            }))}
            onChange={(chosen) =>
              change({ by: chosen === 'each' ? undefined : chosen, pageNum: undefined, keyword: undefined })
            }
          />
        </div>
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

function StatementKinds({ label }: { label: string }) {
  const choices = useCodeOptions()
  const options = choices(ledgerEvent).filter(({ value }) => statedEvents.some((event) => event === value))
  return <FilterSelect name="event" label={label} options={options} />
}

type Answer = { readonly rows: readonly StatementRow[]; readonly total: number }

function withOpening(
  data: Answer | undefined,
  begin: string,
  opening: string | undefined,
): Answer | undefined {
  if (!data || data.rows.length === 0 || opening === undefined) return data
  return { total: data.total, rows: [openingRow(begin, opening), ...data.rows] }
}

const openingRow = (occurredOn: string, balance: string): StatementRow => ({
  id: 'opening',
  entryId: '',
  occurredOn,
  event: '',
  itemKind: null,
  feeKind: '',
  reversedEvent: null,
  reversedDocumentNo: null,
  basis: '',
  documentKind: '',
  documentId: '',
  documentNo: '',
  orderId: null,
  orderNo: null,
  orderCount: 0,
  debit: '0.00',
  credit: '0.00',
  balance,
  isOpening: true,
})

/** Of the whole period, whatever page is shown; a phone has them in the equation above. */
function useTotals(sum: StatementSum | undefined, isFiltered: boolean) {
  const t = useTranslations('financeScreens.statement')
  const isPhone = usePhone()
  if (!sum || isPhone) return undefined
  const count = t('count', { count: sum.debitCount + sum.creditCount })
  return () => ({
    occurredOn: t('total'),
    basis: isFiltered ? `${count} · ${t('filteredNote')}` : count,
    debit: <Side value={sum.debit} />,
    credit: <Side value={sum.credit} />,
    balance: <Balance value={sum.closing} />,
  })
}
