import {
  movementKind,
  stockChange,
  stockDocument,
  warehousePlace,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { type ListQuery, useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { Room } from '@quayside/kit/page/room.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { useMovementColumns } from './movement-list.columns.tsx'
import styles from './stock.module.css'

type Query = QueryOf<'GET warehouse/online/movement/list'>
const listFilters = {
  keyword: ['text', 240],
  direction: 'own',
  change: [stockChange, 200],
  kind: movementKind,
  place: warehousePlace,
  warehouseId: ['own', 240],
  supplierId: 'own',
  document: [stockDocument, 220],
  product: 'text',
  day: 'days',
  documentId: 'own',
  lotId: 'own',
  hasSupplier: 'own',
  model: 'own',
} as const satisfies FilterTable<Query>

/** The movements behind a figure, and what they come to. */
export function MovementList() {
  const t = useTranslations('stock.movements')
  const filters = useTranslations('stock.filters')
  const warehouses = useWarehouseOptions()
  const list = useListQuery<Query>(listFilters)
  const table = useListTable({
    name: 'stockMovements',
    entity: 'stock',
    within: 'movements',
    columns: useMovementColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/movement/list', { query: list.query }, { signal }),
  })
  return (
    <ListPage
      title={t('title')}
      table={table}
      tabs={<Sums condition={list.condition} />}
      filters={useFilterFields(listFilters, t, {
        warehouseId: { label: filters('warehouse'), options: warehouses },
        supplierId: <SupplierFilter label={filters('supplier')} />,
        product: t('model'),
      })}
      rows={{ empty: { text: t('empty') } }}
    />
  )
}

/** Sums of everything that the filters leave, whatever page is shown. */
function Sums({ condition }: Pick<ListQuery<Query>, 'condition'>) {
  const t = useTranslations('stock.movements')
  const { data } = useQuery({
    queryKey: ['stock', 'movements', 'summary', condition],
    queryFn: ({ signal }) =>
      api('GET warehouse/online/movement/summary', { query: condition }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  if (!data) return <Room height={30} />
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
