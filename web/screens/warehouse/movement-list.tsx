import {
  movementKind,
  stockChange,
  stockDocument,
  warehousePlace,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { api } from '../../lib/session/api.ts'
import { useMovementColumns } from './movement-list.columns.tsx'
import styles from './stock.module.css'

const filterNames = [
  'keyword',
  'kind',
  'change',
  'document',
  'documentId',
  'lotId',
  'place',
  'warehouseId',
  'supplierId',
  'hasSupplier',
  'model',
  'product',
  'dayBegin',
  'dayEnd',
] as const

/** The movements behind a figure, and what they come to. */
export function MovementList() {
  const t = useTranslations('stock.movements')
  const filters = useTranslations('stock.filters')
  const choices = useCodeOptions()
  const warehouses = useWarehouseOptions()
  const list = useListQuery(filterNames)
  const table = useListTable({
    name: 'stockMovements',
    entity: 'stock',
    within: 'movements',
    columns: useMovementColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/movement/list', { query: list.query as never }, { signal }),
  })
  return (
    <ListPage
      title={t('list')}
      table={table}
      tabs={<Sums filters={list.filters} />}
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} width={240} />
          <FilterSelect name="change" label={t('change')} options={choices(stockChange)} width={200} />
          <FilterSelect name="kind" label={t('kind')} options={choices(movementKind)} />
          <FilterSelect name="place" label={t('place')} options={choices(warehousePlace)} />
          <FilterSelect name="warehouseId" label={filters('warehouse')} options={warehouses} width={240} />
          <SupplierFilter label={filters('supplier')} />
          <FilterSelect name="document" label={t('document')} options={choices(stockDocument)} width={220} />
          <FilterText name="product" label={t('model')} />
          <FilterDates name="day" label={t('day')} />
        </>
      }
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** Of everything that the filters leave, whatever page is shown. */
function Sums({ filters }: { filters: Readonly<Partial<Record<string, string>>> }) {
  const t = useTranslations('stock.movements')
  const { data } = useQuery({
    queryKey: ['stock', 'movements', 'summary', filters],
    queryFn: ({ signal }) =>
      api('GET warehouse/online/movement/summary', { query: filters as never }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  const sums = [
    ['in', data.in],
    ['out', data.out],
    ['adjusted', data.adjusted],
    ['net', data.onHand],
  ] as const
  return (
    <dl className={styles['figures']} aria-label={t('sums')}>
      {sums.map(([key, value]) => (
        <div key={key} data-part={key}>
          <dt>{t(key)}</dt>
          <dd className="q-number">{showNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
