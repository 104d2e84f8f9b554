import { useChosenRecord } from '@quayside/kit/chosen-record.tsx'
import { DataTable } from '@quayside/kit/data-table.tsx'
import { FilterBar, FilterSelect, FilterText, useFilter } from '@quayside/kit/filter-bar.tsx'
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
import { PartnerPicker } from '@quayside/kit/partner-picker.tsx'
import { useCurrencyOptions } from '@quayside/kit/state-tag.tsx'
import { useQuery } from '@tanstack/react-query'
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
  const currencies = useCurrencyOptions()
  const list = useListQuery(filterNames)
  const chosen = useChosenRecord()
  const table = useListTable({
    name: 'supplierGoods',
    entity: 'supplierGoods',
    columns: useSupplierGoodsColumns(),
    list,
    fetch: (signal) => api('GET base/online/supplierGoods/list', { query: list.query }, { signal }),
  })
  const [edited, setEdited] = useState<{ id?: string }>()
  const actions = useListActions({
    table,
    query: list.query,
    permission: 'product-supplierGoods',
    create: { label: t('new'), run: () => setEdited({}) },
    entities: ['supplierGoods'],
    removeConfirm: (count) => t('removeConfirm', { count }),
    removed: (count) => t('removed', { count }),
    exportRows: (query) => api('GET base/online/supplierGoods/export', { query }),
    removeRows: (ids) => api('DELETE base/online/supplierGoods/batchRemove', { body: { ids } }),
  })
  const [isImporting, setImporting] = useState(false)

  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={<ListButtons actions={actions} onImport={() => setImporting(true)} />}
      filters={
        <FilterBar table={table} filters={list.filters}>
          <FilterText name="keyword" label={t('keyword')} width={270} />
          <SupplierFilter label={t('supplier')} />
          <FilterSelect name="currency" label={fields('currency')} options={currencies} />
          <FilterDates name="pricedOn" label={fields('pricedOn')} />
        </FilterBar>
      }
      selection={<ListSelection actions={actions} />}
    >
      <DataTable
        table={table}
        label={t('title')}
        isSelectable
        actionsWidth={104}
        empty={<EmptyList actions={actions} text={t('empty')} />}
        actions={(row) => (
          <RowButtons
            actions={actions}
            row={row}
            changeLabel={t('change')}
            onChange={() => setEdited({ id: row.id })}
          />
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
      {actions.question}
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
