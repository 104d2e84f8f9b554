import { scoreMeasure, scoreOutcome, scoreVerdict } from '@quayside/contract/reports/supplier-score.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { ScoreFigures } from './score-figure.tsx'
import { inUsualPeriod } from './score-period.ts'
import { useCaseColumns } from './supplier-cases.columns.tsx'

type Query = QueryOf<'GET report/online/supplierScore/case/list'>
const filters = {
  supplierId: 'own',
  measure: 'own',
  outcome: [scoreOutcome, 140],
  verdict: [scoreVerdict, 150],
  orderDate: 'days',
} as const satisfies FilterTable<Query>

/** The rows behind a supplier's rate. */
export function SupplierCases() {
  const { supplierId } = usePageSearch('/supplierCases')
  const t = useTranslations('supplierScore')
  return supplierId === undefined ? (
    <>
      <PageHeader title={t('casesTitle')} />
      <LoadFailed text={t('emptyCases')} list={pageAddress('/supplierScores')} />
    </>
  ) : (
    <CaseList key={supplierId} supplierId={supplierId} />
  )
}

function CaseList({ supplierId }: { supplierId: string }) {
  const t = useTranslations('supplierScore')
  const codeText = useCodeText()
  const list = inUsualPeriod(useListQuery<Query>(filters))
  const { measure: asked } = usePageSearch('/supplierCases')
  const measure = scoreMeasure.keyOf(asked ?? '') ?? 'delivery'
  const query = { ...list.query, supplierId, measure }
  const { orderDateBegin, orderDateEnd } = list.filters
  const period = { orderDateBegin, orderDateEnd }
  const score = useQuery({
    queryKey: ['supplier', 'score', supplierId, period],
    queryFn: async ({ signal }) =>
      (
        await api(
          'GET report/online/supplierScore/list',
          { query: { supplierId, ...period } },
          { signal, isQuiet: true },
        )
      ).rows[0],
  })
  const table = useListTable({
    name: `supplierCases.${measure}`,
    entity: 'supplier',
    within: 'cases',
    columns: useCaseColumns(measure),
    list: { ...list, query },
    fetch: (signal) => api('GET report/online/supplierScore/case/list', { query }, { signal }),
  })
  const download = rowsExport(query, table, (chosen) =>
    api('GET report/online/supplierScore/case/export', { query: chosen }),
  )
  return (
    <ListPage
      title={`${score.data?.name ?? t('casesTitle')} · ${codeText(scoreMeasure, measure)}`}
      table={table}
      actions={
        <Can permission="report-supplierScore-export">
          <Button onClick={() => download()}>{t('export')}</Button>
        </Can>
      }
      tabs={
        score.data && (
          <section className="q-panel">
            <ScoreFigures score={score.data} period={period} current={measure} />
          </section>
        )
      }
      filters={useFilterFields(filters, t, { orderDate: t('dates') })}
      rows={{ empty: { text: t('emptyCases') } }}
    />
  )
}
