import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { OrdersToBind } from './orders-to-bind.tsx'
import { recordOf, useWarehouseOrderColumns } from './warehouse-order-list.columns.tsx'

type Query = QueryOf<'GET warehouse/online/order/list'>
const filters = {
  keyword: 'text',
  warehouseId: ['own', 190],
  createdAt: 'days',
  direction: 'own',
  isOpen: 'own',
} as const satisfies FilterTable<Query>

/** What comes into the warehouses and what leaves them, in one list; above it the orders that wait for stored goods. */
export function WarehouseOrderList() {
  const t = useTranslations('binding.list')
  const fields = useTranslations('binding.fields')
  const codeText = useCodeText()
  const can = useCan()
  const navigate = useNavigate()
  const warehouses = useWarehouseOptions()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'warehouseOrders',
    entity: 'warehouseOrder',
    columns: useWarehouseOrderColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/order/list', { query: list.query }, { signal }),
    refetchInterval: 60_000,
  })
  const { direction = '', isOpen = '' } = list.filters
  const open = 'open'
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          {can('logistics-inbound-save') && (
            <Button onClick={() => void navigate({ href: pageAddress('/storageInfo') })}>{t('newIn')}</Button>
          )}
          {can('logistics-outbound-save') && (
            <Button look="primary" onClick={() => void navigate({ href: pageAddress('/outstorageInfo') })}>
              {t('newOut')}
            </Button>
          )}
        </>
      }
      tabs={
        <>
          <OrdersToBind />
          <ListTabs
            label={t('tabs')}
            chosen={isOpen === '1' ? open : direction}
            groups={[
              [
                { value: '', label: t('all') },
                ...stockDirection.values.map((value) => ({
                  value: String(value),
                  label: codeText(stockDirection, value),
                })),
              ],
              [{ value: open, label: t('open') }],
            ]}
            onChoose={(value) =>
              list.setFilters({
                ...list.filters,
                direction: value === open ? '' : value,
                isOpen: value === open ? '1' : '',
              })
            }
          />
        </>
      }
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        warehouseId: { label: fields('warehouseName'), options: warehouses },
      })}
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 72,
        actions: (row) => <PageLink href={recordOf(row)}>{t('view')}</PageLink>,
      }}
    />
  )
}
