import { Button } from '@quayside/kit/inputs/button.tsx'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useSupplierGoodsColumns } from './supplier-goods-list.columns.tsx'

type Query = QueryOf<'GET base/online/supplierGoods/list'>
const filters = {
  keyword: ['text', 270],
  supplierId: 'own',
  currency: 'currency',
  pricedOn: 'days',
  productId: 'own',
} as const satisfies FilterTable<Query>
const GoodsForm = lazyPart(() => import('./supplier-goods-form.tsx'))
const ReadGoods = lazyPart(() => import('./read-goods.tsx'))
const RecordImport = lazyPart(() => import('../../lib/documents/record-import.tsx'))
const GoodsRecord = lazyPart(() => import('./supplier-goods-record.tsx'))

export function SupplierGoodsList() {
  const t = useTranslations('products.supplierGoods')
  const fields = useTranslations('productFields.supplierGoods')
  const reader = useTranslations('paperReader')
  const [isReading, setReading] = useState(false)
  const list = useListQuery<Query>(filters)
  const crud = useCrudList({
    title: t('title'),
    name: 'supplierGoods',
    entity: 'supplierGoods',
    permission: 'product-supplierGoods',
    texts: t,
    columns: useSupplierGoodsColumns(),
    list,
    ...listCalls('base/online/supplierGoods', list.query),
  })
  return (
    <CrudListPage
      crud={crud}
      actions={
        <Can permission="product-supplierGoods-edit">
          <Button onClick={() => setReading(true)}>{reader('open')}</Button>
        </Can>
      }
      actionsWidth={104}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        supplierId: <SupplierFilter label={t('supplier')} />,
      })}
      rowActions={(row) => (
        <RowButtons actions={crud} row={row} changeLabel={t('change')} onChange={() => crud.edit(row.id)} />
      )}
      windows={{
        record: (props) => <GoodsRecord {...props} />,
        form: (props) => <GoodsForm {...props} />,
        importing: (props) => <RecordImport entity="supplierGoods" {...props} />,
      }}
    >
      {isReading && <ReadGoods to="supplierGoods" onClose={() => setReading(false)} />}
    </CrudListPage>
  )
}
