import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useOutboundColumns } from './outbound-list.columns.tsx'
import { mayStep } from './outbound-steps.ts'

type Query = QueryOf<'GET warehouse/online/outbound/list'>
const filters = {
  keyword: 'text',
  warehouseId: ['own', 190],
  strategy: [outboundStrategy, 180],
  deliveryType: [deliveryType, 160],
  outboundOn: 'days',
  createdAt: 'days',
  state: 'own',
} as const satisfies FilterTable<Query>

/** What the company has sent out of the warehouses, and how far it is. */
export function OutboundList() {
  const t = useTranslations('outbound.list')
  const fields = useTranslations('warehouseFields.outbound')
  const codeText = useCodeText()
  const warehouses = useWarehouseOptions()
  const list = useListQuery<Query>(filters)
  const { documents, drafts } = useSubmittableList({
    name: 'outbounds',
    entity: 'outbound',
    related: ['warehouseOrder'],
    texts: t,
    columns: useOutboundColumns(),
    list,
    ...listCalls('warehouse/online/outbound', list.query),
    submission: useTranslations('outbound.submission'),
    mayStep,
  })
  return (
    <DocumentListPage
      documents={documents}
      tabs={
        <ListTabs
          label={t('tabs')}
          chosen={list.filters.state ?? ''}
          groups={[
            [
              { value: '', label: t('all') },
              ...states.values.map((value) => ({
                value: String(value),
                label: codeText(states, value),
              })),
            ],
          ]}
          onChoose={(state) => list.setFilters({ ...list.filters, state })}
        />
      }
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        warehouseId: { label: fields('warehouseName'), options: warehouses },
      })}
      drafts={drafts}
    />
  )
}
