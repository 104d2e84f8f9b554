import type { SupplierGoods } from '@quayside/contract/products/supplier-goods.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText, useFilter } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { supplierSource } from './product-source.ts'
import { useSupplierGoodsColumns } from './supplier-goods-list.columns.tsx'

const filterNames = [
  'keyword',
  'supplierId',
  'currency',
  'productId',
  'pricedOnBegin',
  'pricedOnEnd',
] as const
const GoodsForm = lazy(() => import('./supplier-goods-form.tsx'))
const GoodsImport = lazy(() => import('./supplier-goods-import.tsx'))
const GoodsRecord = lazy(() => import('./supplier-goods-record.tsx'))

export function SupplierGoodsList() {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  const codeText = useCodeText()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['supplierGoods', 'list', list.query],
    queryFn: ({ signal }) => api('GET base/online/supplierGoods/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<SupplierGoods>({
    name: 'supplierGoods',
    columns: useSupplierGoodsColumns(),
    list,
    answer,
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [isImporting, setImporting] = useState(false)
  const [removing, setRemoving] = useState<readonly SupplierGoods[]>([])

  async function download(selected: readonly SupplierGoods[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/supplierGoods/export', { query }))
  }
  async function remove(): Promise<void> {
    const body = { ids: removing.map((row) => row.id) }
    const { count } = await api('DELETE base/online/supplierGoods/batchRemove', { body })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    chosen.close()
    await queries.invalidateQueries({ queryKey: ['supplierGoods', 'list'] })
  }

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="product-supplierGoods-import">
            <Button onClick={() => setImporting(true)}>{t('import')}</Button>
          </Can>
          <Can permission="product-supplierGoods-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="product-supplierGoods-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} width={250} />
          <SupplierFilter label={t('supplier')} />
          <FilterSelect
            name="currency"
            label={fields('currency')}
            options={currency.values.map((value) => ({
              value,
              label: `${value} ${codeText(currency, value)}`,
            }))}
          />
          <FilterDates name="pricedOn" label={fields('pricedOn')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="product-supplierGoods-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="product-supplierGoods-remove">
            <button type="button" onClick={() => setRemoving(table.selected)}>
              {t('remove')}
            </button>
          </Can>
        </SelectionBar>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={120}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setEdited({}) }} />}
        actions={(row) => (
          <>
            <Can permission="product-supplierGoods-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {t('change')}
              </button>
            </Can>
            <Can permission="product-supplierGoods-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {t('remove')}
              </button>
            </Can>
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <GoodsRecord
            key={chosen.id}
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClose={chosen.close}
          />
        )}
        {isImporting && <GoodsImport onClose={() => setImporting(false)} />}
        {edited && <GoodsForm {...edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      {removing.length > 0 && (
        <RemoveDialog
          label={t('remove')}
          text={t('removeConfirm', { count: removing.length })}
          onClose={() => setRemoving([])}
          onConfirm={remove}
        />
      )}
    </ListPage>
  )
}

function SupplierFilter({ label }: { label: string }) {
  const filter = useFilter('supplierId')
  const chosen = useQuery({
    queryKey: ['supplier', 'record', filter.value],
    queryFn: () => api('GET base/online/supplier/{id}', { params: { id: filter.value } }),
    enabled: filter.value !== '',
  }).data
  return (
    <div style={{ width: 260 }}>
      <PartnerPicker
        label={label}
        placeholder={label}
        value={filter.value}
        chosen={chosen}
        source={supplierSource}
        onChange={(partner) => filter.apply({ supplierId: partner?.id ?? '' })}
      />
    </div>
  )
}
