import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { commodityState } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  hongKongControl,
  productCategory,
} from '@quayside/contract/products/product.codes.ts'
import type { Product } from '@quayside/contract/products/product.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { RemoveDialog } from '@quayside/kit/remove-dialog.tsx'
import { SelectionBar } from '@quayside/kit/selection-bar.tsx'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { exportedColumns, useTable } from '@quayside/kit/table.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useProductColumns } from './product-list.columns.tsx'

const filterNames = [
  'keyword',
  'classificationStatus',
  'cccStatus',
  'isClassified',
  'brand',
  'hsCode',
  'category',
  'hongKongControl',
  'commodityState',
  'createdAtBegin',
  'createdAtEnd',
] as const
const ProductForm = lazy(() => import('./product-form.tsx'))
const ProductImport = lazy(() => import('./product-import.tsx'))
const ProductRecord = lazy(() => import('./product-record.tsx'))
const RequestDialog = lazy(() => import('./classification-request-dialog.tsx'))

export function ProductList() {
  const t = useTranslations('products.goods')
  const fields = useTranslations('productFields.product')
  const codeText = useCodeText()
  const locale = useLocale()
  const queries = useQueryClient()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const answer = useQuery({
    queryKey: ['product', 'list', locale, list.query],
    queryFn: ({ signal }) => api('GET base/online/product/list', { query: list.query }, { signal }),
    placeholderData: keepPreviousData,
  })
  const table = useTable<Product>({ name: 'products', columns: useProductColumns(), list, answer })
  const [edited, setEdited] = useState<{ id?: string }>()
  const [isImporting, setImporting] = useState(false)
  const [asked, setAsked] = useState<readonly { id: string; model: string; brand: string }[]>([])
  const [removing, setRemoving] = useState<readonly Product[]>([])

  async function download(selected: readonly Product[]): Promise<void> {
    const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
    const ids = selected.length > 0 ? { ids: selected.map((row) => row.id).join(',') } : {}
    const query = { ...filter, ...ids, columns: exportedColumns(table) }
    saveDownload(await api('GET base/online/product/export', { query }))
  }
  async function remove(): Promise<void> {
    const ids = removing.map((row) => row.id)
    const { count } = await api('DELETE base/online/product/batchRemove', { body: { ids } })
    showToast({ kind: 'success', text: t('removed', { count }) })
    table.select([])
    chosen.close()
    await queries.invalidateQueries({ queryKey: ['product', 'list'] })
  }
  const choices = (codes: CodeList) =>
    codes.values.map((value) => ({ value: String(value), label: codeText(codes, value) }))

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="product-goods-import">
            <Button onClick={() => setImporting(true)}>{t('import')}</Button>
          </Can>
          <Can permission="product-goods-export">
            <Button onClick={() => void download([]).catch(() => undefined)}>{t('export')}</Button>
          </Can>
          <Can permission="product-goods-edit">
            <Button type="primary" onClick={() => setEdited({})}>
              {t('new')}
            </Button>
          </Can>
        </>
      }
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} width={250} />
          <FilterSelect
            name="classificationStatus"
            label={fields('classificationStatus')}
            options={choices(classificationStatus)}
          />
          <FilterSelect name="cccStatus" label={fields('cccStatus')} options={choices(cccStatus)} />
          <FilterSelect
            name="isClassified"
            label={t('isClassified')}
            options={[
              { value: '1', label: t('yes') },
              { value: '0', label: t('no') },
            ]}
          />
          <FilterText name="brand" label={fields('brand')} width={160} />
          <FilterText name="hsCode" label={fields('hsCode')} width={160} />
          <FilterSelect name="category" label={fields('category')} options={choices(productCategory)} />
          <FilterSelect
            name="hongKongControl"
            label={fields('hongKongControl')}
            options={choices(hongKongControl)}
          />
          <FilterSelect
            name="commodityState"
            label={fields('commodityState')}
            width={220}
            options={choices(commodityState)}
          />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </FilterBar>
      }
      selection={
        <SelectionBar table={table}>
          <Can permission="product-request-edit">
            <button type="button" onClick={() => setAsked(table.selected)}>
              {t('classify')}
            </button>
          </Can>
          <Can permission="product-goods-export">
            <button type="button" onClick={() => void download(table.selected).catch(() => undefined)}>
              {t('exportSelected')}
            </button>
          </Can>
          <Can permission="product-goods-remove">
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
        actionsWidth={110}
        empty={<EmptyState text={t('empty')} action={{ label: t('new'), run: () => setEdited({}) }} />}
        actions={(row) => (
          <>
            <Can permission="product-goods-edit">
              <button type="button" onClick={() => setEdited({ id: row.id })}>
                {t('change')}
              </button>
            </Can>
            <Can permission="product-goods-remove">
              <button type="button" onClick={() => setRemoving([row])}>
                {t('remove')}
              </button>
            </Can>
          </>
        )}
      />
      <Suspense>
        {chosen.id !== undefined && !edited && (
          <ProductRecord
            id={chosen.id}
            onChange={() => setEdited({ ...(chosen.id !== undefined && { id: chosen.id }) })}
            onClassify={(product) => setAsked([product])}
            onClose={chosen.close}
          />
        )}
        {isImporting && <ProductImport onClose={() => setImporting(false)} />}
        {edited && <ProductForm {...edited} onClose={() => setEdited(undefined)} />}
        {asked.length > 0 && (
          <RequestDialog products={asked} onDone={() => table.select([])} onClose={() => setAsked([])} />
        )}
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
