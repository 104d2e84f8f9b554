import { taxBillKind, taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import type { TaxBillSummary } from '@quayside/contract/customs/tax-bill.ts'
import { type Amount, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Figure, Figures } from '@quayside/kit/record/figures.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useTaxBillColumns } from './tax-bills.columns.tsx'

const TaxBillRecord = lazyPart(() => import('./tax-bill-record.tsx'))

type Query = QueryOf<'GET customs/online/taxBill/list'>
const filters = {
  keyword: ['text', 240],
  state: taxBillState,
  kind: taxBillKind,
  isOverdue: ['own', 130],
  issuedOn: 'days',
  orderId: 'own',
  declarationId: 'own',
} as const satisfies FilterTable<Query>

/** Customs' taxes: what is to be paid until when, what was paid, and what being late costs. */
export function TaxBills() {
  const t = useTranslations('customsScreens.bills')
  const fields = useTranslations('declarationFields.taxBill')
  const list = useListQuery<Query>(filters)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'taxBills',
    entity: 'taxBill',
    columns: useTaxBillColumns(),
    list,
    fetch: (signal) => api('GET customs/online/taxBill/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET customs/online/taxBill/export', { query }),
  )

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="customs-taxBill-export">
          <Button onClick={() => download()}>{t('export')}</Button>
        </Can>
      }
      tabs={<Sums />}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        isOverdue: {
          label: t('overdue'),
          options: [
            { value: '1', label: t('isOverdue') },
            { value: '0', label: t('notOverdue') },
          ],
        },
        issuedOn: t('issuedOn'),
      })}
      selection={
        <SelectionBar table={table}>
          <ExportSelected table={table} permission="customs-taxBill-export" onExport={download} />
        </SelectionBar>
      }
      rows={{
        peek: { blocks: ({ id }) => <TaxBillRecord id={id} onClose={chosen.close} /> },
        empty: { text: t('empty') },
        totals: sumCells,
      }}
    >
      <Suspense>
        {chosen.id !== undefined && <TaxBillRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />}
      </Suspense>
    </ListPage>
  )
}

function Sums() {
  const t = useTranslations('customsScreens.bills')
  const { data } = useQuery({
    queryKey: ['taxBill', 'summary'],
    queryFn: () => api('GET customs/online/taxBill/summary', {}, { isQuiet: true }),
  })
  const overdue = data?.overdue
  const countOf = (sum: TaxBillSummary['open'] | undefined): string =>
    sum ? t('count', { count: sum.count }) : ''
  const figure = (name: 'open' | 'dueSoon' | 'paid', sum: TaxBillSummary['open'] | undefined) => (
    <Figure label={t(`figures.${name}`)} amount={sum?.amount as Amount | undefined} note={countOf(sum)} />
  )
  const lateCharge =
    overdue &&
    isPositive(overdue.lateCharge as Amount) &&
    t('late', { amount: formatAmount(overdue.lateCharge as Amount) })
  return (
    <Figures>
      {figure('open', data?.open)}
      {figure('dueSoon', data?.dueSoon)}
      <Figure
        label={t('figures.overdue')}
        amount={overdue?.amount as Amount | undefined}
        note={[countOf(overdue), lateCharge].filter(Boolean).join(' · ')}
        isLate={overdue !== undefined && overdue.count > 0}
      />
      {figure('paid', data?.paidThisYear)}
    </Figures>
  )
}
