import { scoreMeasure } from '@quayside/contract/reports/supplier-score.codes.ts'
import type { SupplierScore } from '@quayside/contract/reports/supplier-score.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { ScoreRate } from './score-figure.tsx'
import { inUsualPeriod } from './score-period.ts'
import { ScoreRules } from './score-rules.tsx'

type Query = QueryOf<'GET report/online/supplierScore/list'>
const filters = {
  keyword: ['text', 240],
  orderDate: 'days',
} as const satisfies FilterTable<Query>

/** Suppliers with their rates of a period; every figure leads to its rows. */
export function SupplierScores() {
  const t = useTranslations('supplierScore')
  const list = inUsualPeriod(useListQuery<Query>(filters))
  const [isReading, setReading] = useState(false)
  const { orderDateBegin, orderDateEnd } = list.filters
  const table = useListTable({
    name: 'supplierScores',
    entity: 'supplier',
    within: 'scores',
    columns: useScoreColumns(orderDateBegin, orderDateEnd),
    list,
    fetch: (signal) => api('GET report/online/supplierScore/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET report/online/supplierScore/export', { query }),
  )
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Button onClick={() => setReading(true)}>{t('rules')}</Button>
          <Can permission="report-supplierScore-export">
            <Button onClick={() => download()}>{t('export')}</Button>
          </Can>
        </>
      }
      filters={useFilterFields(filters, t, { orderDate: t('dates') })}
      rows={{ empty: { text: t('empty') } }}
    >
      {isReading && <ScoreRules onClose={() => setReading(false)} />}
    </ListPage>
  )
}

function useScoreColumns(
  orderDateBegin: string | undefined,
  orderDateEnd: string | undefined,
): readonly Column<SupplierScore>[] {
  const t = useTranslations('supplierScore.columns')
  const codeText = useCodeText()
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 200,
        isFirst: true,
        isSortable: true,
        grows: true,
        onCard: 'title',
        cell: (row) => <PageLink href={pageAddress('/supplierInfo', { id: row.id })}>{row.name}</PageLink>,
      },
      {
        key: 'number',
        title: t('number'),
        width: 130,
        isSortable: true,
        isHiddenAtFirst: true,
        cell: (row) => <Code>{row.number}</Code>,
      },
      {
        key: 'records',
        title: t('records'),
        width: 110,
        align: 'right',
        isSortable: true,
        cell: (row) => <span className="q-number">{row.records}</span>,
      },
      ...scoreMeasure.keys.map(
        (measure): Column<SupplierScore> => ({
          key: measure,
          title: codeText(scoreMeasure, measure),
          width: 170,
          leastWidth: 150,
          align: 'right',
          isSortable: true,
          cell: (row) => (
            <ScoreRate score={row} measure={measure} period={{ orderDateBegin, orderDateEnd }} />
          ),
        }),
      ),
    ],
    [t, codeText, orderDateBegin, orderDateEnd],
  )
}
