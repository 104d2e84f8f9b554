import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import type { Inbound } from '@quayside/contract/warehouse/inbound.ts'
import { storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { warehouseInState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { FilterSelect, FilterText } from '@quayside/kit/list/filter-bar.tsx'
import { FilterDates } from '@quayside/kit/list/filter-dates.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { useInboundWaiting } from '../../lib/choices/inbound-waiting.ts'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { StateTabs } from '../../lib/documents/state-tabs.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { useInboundColumns } from './inbound-list.columns.tsx'
import { mayStep } from './inbound-steps.ts'

const filterNames = [
  'keyword',
  'state',
  'supplierId',
  'warehouseId',
  'arrivalMode',
  'storageType',
  'hasDifference',
  'createdAtBegin',
  'createdAtEnd',
] as const

const formOf = ({ id }: Pick<Inbound, 'id'>): string => pageAddress('/storageInfo', { id, edit: '1' })

/** The goods that the company announced to the warehouse, and how far they are. */
export function InboundList() {
  const t = useTranslations('inbound.list')
  const fields = useTranslations('warehouseFields.warehouseIn')
  const choices = useCodeOptions()
  const list = useListQuery(filterNames)
  const warehouses = useWarehouses()
  const { documents, drafts } = useSubmittableList({
    name: 'inbounds',
    entity: 'warehouseIn',
    permission: 'logistics-inbound',
    texts: t,
    columns: useInboundColumns(),
    list,
    fetch: (signal) => api('GET warehouse/online/inbound/list', { query: list.query as never }, { signal }),
    exportRows: (query) => api('GET warehouse/online/inbound/export', { query: query as never }),
    removeRows: (ids) => api('DELETE warehouse/online/inbound/batchRemove', { body: { ids } }),
    tableName: 'warehouseIn',
    submission: useTranslations('inbound.submission'),
    formOf,
    mayStep,
    newPage: pageAddress('/storageInfo'),
  })
  return (
    <DocumentListPage
      documents={documents}
      tabs={
        <Tabs
          chosen={list.filters}
          onChoose={(state, hasDifference) => list.setFilters({ ...list.filters, state, hasDifference })}
        />
      }
      filters={
        <>
          <FilterText name="keyword" label={t('keyword')} />
          <SupplierFilter label={fields('supplierName')} />
          <FilterSelect
            name="warehouseId"
            label={fields('warehouseName')}
            width={190}
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FilterSelect name="state" label={fields('state')} width={170} options={choices(states)} />
          <FilterSelect
            name="arrivalMode"
            label={fields('arrivalMode')}
            width={170}
            options={choices(receivingMode)}
          />
          <FilterSelect
            name="storageType"
            label={fields('storageType')}
            width={170}
            options={choices(storageType)}
          />
          <FilterDates name="createdAt" label={fields('createdAt')} />
        </>
      }
      drafts={drafts}
      rowActions={(row) => <View row={row} />}
    />
  )
}

/** Differences that wait for the customer are decided on the order's page. */
function View({ row }: { row: Inbound }) {
  const t = useTranslations('inbound.list')
  const isWaiting = row.openDifferences > 0 && useCan()('logistics-inbound-decide')
  return (
    <PageLink href={pageAddress('/storageInfo', { id: row.id })}>{t(isWaiting ? 'decide' : 'view')}</PageLink>
  )
}

/** In the order of an inbound order's states; the rarer ones are in the filter. */
const tabs = ['draft', 'submitted', 'audited', 'received', 'stored'] as const
const waiting = 'hasDifference'

type TabsProps = {
  readonly chosen: { readonly state?: string; readonly hasDifference?: string }
  readonly onChoose: (state: string, hasDifference: string) => void
}

function Tabs({ chosen, onChoose }: TabsProps) {
  const t = useTranslations('inbound.list')
  const { differences, refused } = useInboundWaiting()
  return (
    <StateTabs
      texts={t}
      states={states}
      tabs={tabs}
      chosen={chosen.hasDifference === '1' ? waiting : (chosen.state ?? '')}
      waiting={[
        { value: waiting, label: t('hasDifference'), count: differences, tone: 'waitsForYou' },
        { value: String(states.codes.auditFailed), count: refused, tone: 'refused' },
      ]}
      onChoose={(value) => (value === waiting ? onChoose('', '1') : onChoose(value, ''))}
    />
  )
}
