import { ageingBucket, itemKind } from '@quayside/contract/finance/finance.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { AmountDue } from '@quayside/contract/payments/amount-due.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Room } from '@quayside/kit/page/room.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useCodeOptions, useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PaySummary } from '../../lib/finance/pay-panel.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { RateAlerts } from '../../lib/rates/rate-alerts.tsx'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { ChosenDays } from './chosen-days.tsx'
import { chosenPerCurrency } from './chosen-debts.ts'
import { useDebtColumns } from './debts.columns.tsx'
import { DebtSections, debtFilters } from './debts.sections.tsx'
import { AgeingPanel } from './debts-ageing.tsx'
import { Transfers } from './transfers.tsx'

const DebtsCalendar = lazyPart(() => import('./debts-calendar.tsx'))
const AnnounceTransfer = lazyPart(() => import('../../lib/finance/announce-transfer.tsx'))

/** As high as five currencies need, which is usual. */
const ageingHeight = 301

/** What is owed: how old, when due, and for which of it a transfer is on its way. */
export function Debts() {
  const t = useTranslations('financeScreens.debts')
  const screens = useTranslations('financeScreens')
  const can = useCan()
  const navigate = useNavigate()
  const choices = useCodeOptions()
  const list = useListQuery<QueryOf<'GET finance/online/debt/list'>>(debtFilters)
  const [announced, setAnnounced] = useState<AmountDue>()
  const [shownAs, showAs] = useUserSetting<'list' | 'calendar'>('debts.shownAs', 'list')
  const summary = useQuery({
    queryKey: ['ledger', 'debts', 'summary'],
    queryFn: ({ signal }) => api('GET finance/online/debt/summary', {}, { signal, isQuiet: true }),
  })
  const table = useListTable({
    name: 'debts',
    entity: 'ledger',
    within: 'debts',
    columns: useDebtColumns(),
    list,
    fetch: (signal) => api('GET finance/online/debt/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) => api('GET finance/online/debt/export', { query }))
  const toStatement = (): void => void navigate({ href: pageAddress('/dealRunningWater') })
  const seesStatement = can('finance-statement-list')

  return (
    <>
      <ListPage
        title={t('title')}
        table={table}
        actions={
          <>
            <Segmented
              aria-label={t('shownAs')}
              value={shownAs}
              options={[
                { value: 'list', label: t('list') },
                { value: 'calendar', label: t('calendar') },
              ]}
              onChange={showAs}
            />
            <Can permission="finance-debt-export">
              <Button onClick={() => download()}>{screens('export')}</Button>
            </Can>
            {seesStatement && <Button onClick={toStatement}>{t('toStatement')}</Button>}
          </>
        }
        tabs={
          <>
            <PaySummary />
            {shownAs === 'list' && summary.isPending && <Room height={ageingHeight} />}
            {shownAs === 'list' && summary.data && summary.data.counts.all > 0 && (
              <AgeingPanel summary={summary.data} filters={list.filters} />
            )}
            <DebtSections list={list} counts={summary.data?.counts} />
            {shownAs === 'calendar' && (
              <Suspense>
                <DebtsCalendar table={table} summary={summary.data}>
                  <ChosenDays
                    debts={table.selected}
                    deposits={summary.data?.deposits ?? []}
                    onClear={() => table.select([])}
                    onAnnounce={setAnnounced}
                  />
                  <Can permission="data-rate-list">
                    <RateAlerts
                      owed={summary.data?.currencies.map(({ currency, total }) => ({
                        currency,
                        amount: total as Amount,
                      }))}
                    />
                  </Can>
                </DebtsCalendar>
              </Suspense>
            )}
          </>
        }
        filters={
          <>
            <FilterText name="keyword" label={t('keyword')} width={240} />
            <FilterSelect name="kind" label={t('kind')} options={choices(itemKind)} />
            <FilterSelect name="currency" label={t('currency')} options={useCurrencyOptions()} />
            <FilterSelect name="bucket" label={t('term')} options={choices(ageingBucket)} />
            <FilterDates name="dueOn" label={t('dueOn')} />
          </>
        }
        selection={
          <SelectionBar table={table}>
            <ExportSelected table={table} permission="finance-debt-export" onExport={download} />
            <Can permission="finance-transfer-announce">
              {(shownAs === 'list' ? chosenPerCurrency(table.selected) : []).map(
                ({ currency, debts, due, sum }) => (
                  <SelectionStep
                    key={currency}
                    label={t('announce', { sum })}
                    count={debts.length}
                    isMain
                    onClick={() => setAnnounced(due)}
                  />
                ),
              )}
            </Can>
          </SelectionBar>
        }
        rows={{
          empty: {
            text: t('empty'),
            ...(seesStatement && { action: { label: t('toStatement'), run: toStatement } }),
          },
          totals: sumCells,
        }}
      >
        {announced && (
          <Suspense>
            <AnnounceTransfer
              due={announced}
              onSent={() => table.select([])}
              onClose={() => setAnnounced(undefined)}
            />
          </Suspense>
        )}
      </ListPage>
      <Can permission="finance-transfer-list">
        <Transfers />
      </Can>
    </>
  )
}
