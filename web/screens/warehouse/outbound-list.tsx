import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import type { Outbound } from '@quayside/contract/warehouse/outbound.ts'
import { outboundStrategy } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { ListTabs } from '@quayside/kit/list/list-tabs.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeOptions, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useWarehouseOptions } from '../../lib/choices/warehouses.ts'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { useOutboundColumns } from './outbound-list.columns.tsx'
import { mayStep } from './outbound-steps.ts'

const filterNames = [
  'keyword',
  'state',
  'strategy',
  'deliveryType',
  'warehouseId',
  'outboundOnBegin',
  'outboundOnEnd',
  'createdAtBegin',
  'createdAtEnd',
] as const

const formOf = ({ id }: Pick<Outbound, 'id'>): string => pageAddress('/outstorageInfo', { id, edit: '1' })

/** What the company has sent out of the warehouses, and how far it is. */
export function OutboundList() {
  const t = useTranslations('outbound.list')
  const fields = useTranslations('warehouseFields.outbound')
  const choices = useCodeOptions()
  const codeText = useCodeText()
  const warehouses = useWarehouseOptions()
  const list = useListQuery(filterNames)
  const { documents, drafts } = useSubmittableList({
    name: 'outbounds',
    entity: 'outbound',
    related: ['warehouseOrder'],
    permission: 'logistics-outbound',
    texts: t,
    columns: useOutboundColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/outbound/list', { query: list.query as never }, { signal }),
    exportRows: (query) => api('GET warehouse/online/outbound/export', { query: query as never }),
    removeRows: (ids) => api('DELETE warehouse/online/outbound/batchRemove', { body: { ids } }),
    tableName: 'outbound',
    submission: useTranslations('outbound.submission'),
    formOf,
    mayStep,
    newPage: pageAddress('/outstorageInfo'),
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
              { value: '', label: t('all'), count: undefined },
              ...states.values.map((value) => ({
                value: String(value),
                label: codeText(states, value),
                count: undefined,
              })),
            ],
          ]}
          onChoose={(state) => list.setFilters({ ...list.filters, state })}
        />
      }
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <FilterSelect name="warehouseId" label={fields('warehouseName')} width={190} options={warehouses} />
          <FilterSelect
            name="strategy"
            label={fields('strategy')}
            width={180}
            options={choices(outboundStrategy)}
          />
          <FilterSelect
            name="deliveryType"
            label={fields('deliveryType')}
            width={160}
            options={choices(deliveryType)}
          />
          <FilterDates name="outboundOn" label={fields('outboundOn')} />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      drafts={drafts}
      rowActions={({ id }) => <PageLink href={pageAddress('/outstorageInfo', { id })}>{t('view')}</PageLink>}
    />
  )
}
