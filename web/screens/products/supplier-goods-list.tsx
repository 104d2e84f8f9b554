import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCurrencyOptions } from '@quayside/kit/record/state-tag.tsx'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { api } from '../../lib/session/api.ts'
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
  const currencies = useCurrencyOptions()
  const list = useListQuery(filterNames)
  const crud = useCrudList({
    title: t('title'),
    name: 'supplierGoods',
    entity: 'supplierGoods',
    permission: 'product-supplierGoods',
    texts: t,
    columns: useSupplierGoodsColumns(),
    list,
    fetch: (signal) => api('GET base/online/supplierGoods/list', { query: list.query }, { signal }),
    exportRows: (query) => api('GET base/online/supplierGoods/export', { query }),
    removeRows: (ids) => api('DELETE base/online/supplierGoods/batchRemove', { body: { ids } }),
  })
  return (
    <CrudListPage
      crud={crud}
      actionsWidth={104}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={270} />
          <SupplierFilter label={t('supplier')} />
          <FilterSelect name="currency" label={fields('currency')} options={currencies} />
          <FilterDates name="pricedOn" label={fields('pricedOn')} />
        </>
      }
      rowActions={(row) => (
        <RowButtons actions={crud} row={row} changeLabel={t('change')} onChange={() => crud.edit(row.id)} />
      )}
      windows={{
        record: (props) => <GoodsRecord {...props} />,
        form: (props) => <GoodsForm {...props} />,
        importing: (props) => <GoodsImport {...props} />,
      }}
    />
  )
}
