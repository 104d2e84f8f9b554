import type { Fee } from '@quayside/contract/finance/fee.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { exportQuery } from '@quayside/kit/table/table.ts'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFeeKinds } from '../../lib/finance/movement-name.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useFeeColumns } from './fees.columns.tsx'

const FeeRecord = lazyPart(() => import('./fee-record.tsx'))

type Query = QueryOf<'GET finance/online/cost/list'>
const filters = {
  keyword: ['text', 240],
  kind: 'own',
  isDisputed: 'own',
  chargedOn: 'days',
  currency: 'currency',
  orderId: 'own',
} as const satisfies FilterTable<Query>

/** The fees of all orders: what each is made of, what is settled of it, and what is disputed. */
export function Fees() {
  const t = useTranslations('financeScreens.fees')
  const screens = useTranslations('financeScreens')
  const fields = useTranslations('financeFields.fee')
  const can = useCan()
  const navigate = useNavigate()
  const kinds = useFeeKinds()
  const list = useListQuery<Query>(filters)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'fees',
    entity: 'fee',
    columns: useFeeColumns(),
    list,
    fetch: (signal) => api('GET finance/online/cost/list', { query: list.query }, { signal }),
  })
  const download = (rows: readonly Fee[] = []): void => {
    const { columns, ...query } = exportQuery(list.query, table, rows)
    // One column of the screen is three of the file, which can be calculated with.
    const separate = columns
      .replace('quantity', 'quantity,unit,unitPrice')
      .replace('amount', 'currency,amount')
    void api('GET finance/online/cost/export', { query: { ...query, columns: separate } }).then(
      saveDownload,
      () => undefined,
    )
  }
  const toOrders = {
    label: t('toOrders'),
    run: () => void navigate({ href: pageAddress('/ImportOrderList') }),
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <Can permission="finance-fee-export">
          <Button onClick={() => download()}>{screens('export')}</Button>
        </Can>
      }
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        kind: { label: t('kind'), options: kinds },
        isDisputed: <FilterFlag name="isDisputed" label={t('disputed')} width={150} text={t('open')} />,
        chargedOn: t('chargedOn'),
      })}
      selection={
        <SelectionBar table={table}>
          <ExportSelected table={table} permission="finance-fee-export" onExport={download} />
        </SelectionBar>
      }
      rows={{
        peek: { blocks: ({ id }) => <FeeRecord id={id} onClose={chosen.close} /> },
        empty: { text: t('empty'), ...(can('order-import-list') && { action: toOrders }) },
        totals: sumCells,
      }}
    >
      <Suspense>
        {chosen.id !== undefined && <FeeRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />}
      </Suspense>
    </ListPage>
  )
}
