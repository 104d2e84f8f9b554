import { commodityState } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  hongKongControl,
  productCategory,
} from '@quayside/contract/products/product.codes.ts'
import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { Can } from '@quayside/kit/context.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText } from '@quayside/kit/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/filter-dates.tsx'
import {
  EmptyList,
  ListButtons,
  ListSelection,
  RowButtons,
  useListActions,
} from '@quayside/kit/list-actions.tsx'
import { ListPage } from '@quayside/kit/list-page.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { useCodeOptions } from '@quayside/kit/state-tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
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
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'products',
    entity: 'product',
    columns: useProductColumns(),
    list,
    fetch: (signal) => api('GET base/online/product/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'product-goods',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['product'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/product/export', { query }),
    removeRows: (ids) => api('DELETE base/online/product/batchRemove', { body: { ids } }),
  })
  const [isImporting, setImporting] = useState(false)
  const [asked, setAsked] = useState<readonly { id: string; model: string; brand: string }[]>([])

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} onImport={() => setImporting(true)} />}
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
        <ListSelection actions={actions}>
          <Can permission="product-request-edit">
            <button type="button" onClick={() => setAsked(table.selected)}>
              {t('classify')}
            </button>
          </Can>
        </ListSelection>
      }
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={110}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <RowButtons actions={actions} row={row} onChange={() => setEdited({ id: row.id })} />
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
      {actions.question}
    </ListPage>
  )
}
