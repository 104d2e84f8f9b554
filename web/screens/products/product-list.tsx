import { commodityState } from '@quayside/contract/products/commodity.codes.ts'
import {
  cccStatus,
  classificationStatus,
  hongKongControl,
  productCategory,
} from '@quayside/contract/products/product.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useProductColumns } from './product-list.columns.tsx'

type Query = QueryOf<'GET base/online/product/list'>
const filters = {
  keyword: ['text', 250],
  classificationStatus: classificationStatus,
  cccStatus: cccStatus,
  isClassified: 'own',
  brand: ['text', 160],
  hsCode: ['text', 160],
  category: productCategory,
  hongKongControl: hongKongControl,
  commodityState: [commodityState, 220],
  createdAt: 'days',
} as const satisfies FilterTable<Query>
const ProductForm = lazyPart(() => import('./product-form.tsx'))
const ReadGoods = lazyPart(() => import('./read-goods.tsx'))
const RecordImport = lazyPart(() => import('../../lib/documents/record-import.tsx'))
const ProductRecord = lazyPart(() => import('./product-record.tsx'))
const RequestDialog = lazyPart(() => import('./classification-request-dialog.tsx'))

export function ProductList() {
  const t = useTranslations('products.goods')
  const fields = useTranslations('productFields.product')
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'products',
    entity: 'product',
    permission: 'product-goods',
    texts: t,
    columns: useProductColumns(),
    list,
    ...listCalls('base/online/product', list.query),
  })
  const reader = useTranslations('paperReader')
  const [isReading, setReading] = useState(false)
  const [asked, setAsked] = useState<readonly { id: string; model: string; brand: string }[]>([])

  return (
    <CrudListPage
      crud={crud}
      actions={
        <Can permission="product-goods-edit">
          <Button onClick={() => setReading(true)}>{reader('open')}</Button>
        </Can>
      }
      actionsWidth={158}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        isClassified: {
          label: t('isClassified'),
          options: [
            { value: '1', label: t('yes') },
            { value: '0', label: t('no') },
          ],
        },
      })}
      rowActions={(row) => (
        <>
          {row.classificationStatus === classificationStatus.codes.unclassified && (
            <Can permission="product-request-edit">
              <button type="button" onClick={() => setAsked([row])}>
                {t('classify')}
              </button>
            </Can>
          )}
          <RowButtons actions={crud} row={row} onChange={() => crud.edit(row.id, row)} />
        </>
      )}
      selectionActions={
        <Can permission="product-request-edit">
          <SelectionStep
            label={t('classify')}
            count={crud.table.selected.length}
            onClick={() => setAsked(crud.table.selected)}
          />
        </Can>
      }
      windows={{
        record: (props) => <ProductRecord {...props} onClassify={(product) => setAsked([product])} />,
        form: (props) => <ProductForm {...props} />,
        importing: (props) => <RecordImport entity="product" {...props} />,
      }}
    >
      {isReading && <ReadGoods to="product" onClose={() => setReading(false)} />}
      {asked.length > 0 && (
        <RequestDialog products={asked} onDone={() => crud.table.select([])} onClose={() => setAsked([])} />
      )}
    </CrudListPage>
  )
}
