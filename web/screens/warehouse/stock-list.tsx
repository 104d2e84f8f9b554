import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { FilterBar } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { usePhone } from '@quayside/kit/page/media.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { DataTable } from '@quayside/kit/table/data-table.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { exportQuery } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { LotCode } from './lot-code.tsx'
import { SpannedColumns, spannedOf } from './quantity-bar.tsx'
import styles from './stock.module.css'
import { useStockColumns } from './stock-list.columns.tsx'
import { CostTotal } from './stock-list.cost.tsx'
import { exportedStockColumns } from './stock-list.export.ts'
import { stockFilters, useStockFilterFields } from './stock-list.filters.tsx'
import { StockSections } from './stock-list.sections.tsx'
import { LotActions, StockSelection } from './stock-list.selection.tsx'
import { type StockPath, stockPages, stockPaths } from './stock-pages.ts'

export const CustomerStockList = () => <StockList path="/CustomerStockList" />
export const OrderStockList = () => <StockList path="/OrderStockList" />
export const HongKongStockList = () => <StockList path="/HKOrderStockList" />
export const ShenzhenStockList = () => <StockList path="/SZOrderStockList" />

const byExpiry = ['expiresWithin', 'isNearExpiry', 'isExpired', 'expiresOnBegin', 'expiresOnEnd'] as const
const isByExpiry = (filters: { readonly [K in (typeof byExpiry)[number]]?: unknown }): boolean =>
  byExpiry.some((name) => filters[name])

/** The lots of the company: what of each is there, free to be taken, how long it lies and what that costs. */
function StockList({ path }: { path: StockPath }) {
  const t = useTranslations('stock')
  const navigate = useNavigate()
  const { name, asked } = stockPages[path]
  const isPhone = usePhone()
  const list = useListQuery<QueryOf<'GET warehouse/online/stock/list'>>(stockFilters)
  const fields = useStockFilterFields()
  const query = { ...list.query, ...asked }
  const table = useListTable({
    name: `stock.${name}`,
    entity: 'stock',
    within: name,
    columns: useStockColumns(name !== 'customer', isByExpiry(list.filters)),
    list,
    fetch: (signal) => api('GET warehouse/online/stock/list', { query }, { signal }),
  })
  const download = (rows: readonly Stock[] = []): void => {
    const { columns, ...wanted } = exportQuery(query, table, rows)
    void api('GET warehouse/online/stock/export', {
      query: { ...wanted, columns: exportedStockColumns(columns) },
    }).then(saveDownload, () => undefined)
  }
  return (
    <>
      <PageHeader
        className={`${styles['header']}`}
        title={t('title')}
        state={
          <Segmented<StockPath>
            aria-label={t('kinds')}
            value={path}
            options={stockPaths.map((value) => ({ value, label: t(`kind.${stockPages[value].name}`) }))}
            onChange={(next) => void navigate({ href: pageAddress(next) })}
          />
        }
        actions={
          <>
            <LotCode />
            <Can permission="logistics-stock-export">
              <Button onClick={() => download()}>{t('export')}</Button>
            </Can>
          </>
        }
      />
      <StockSections asked={asked} list={list} />
      <section className="q-panel">
        <FilterBar table={table}>{fields}</FilterBar>
        <SpannedColumns value={isPhone ? ['available'] : spannedOf(table.shown.map(({ key }) => key))}>
          <DataTable
            table={table}
            label={t(`kind.${name}`)}
            isSelectable
            empty={{ text: t('empty') }}
            actionsWidth={88}
            actions={(row) => <LotActions lot={row} />}
            totals={(sums) => ({
              ...sumCells(sums),
              cost: <CostTotal query={{ ...list.condition, ...asked }} />,
            })}
          />
        </SpannedColumns>
      </section>
      <StockSelection table={table} onExport={download} />
    </>
  )
}
