import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import type { Inbound } from '@quayside/contract/warehouse/inbound.ts'
import { inspectionState, storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { inboundState as states } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useTranslations } from 'use-intl'
import { useInboundWaiting } from '../../lib/choices/inbound-waiting.ts'
import { SupplierFilter } from '../../lib/choices/supplier-field.tsx'
import { useWarehouses } from '../../lib/choices/warehouses.ts'
import { DocumentListPage, useSubmittableList } from '../../lib/documents/document-list.tsx'
import { StateTabs } from '../../lib/documents/state-tabs.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useInboundColumns } from './inbound-list.columns.tsx'
import { mayStep } from './inbound-steps.ts'

type Query = QueryOf<'GET warehouse/online/inbound/list'>
const filters = {
  keyword: 'text',
  supplierId: 'own',
  warehouseId: ['own', 190],
  state: [states, 170],
  arrivalMode: [receivingMode, 170],
  storageType: [storageType, 170],
  inspectionState: [inspectionState, 150],
  createdAt: 'days',
  hasDifference: 'own',
} as const satisfies FilterTable<Query>

/** The goods that the company announced to the warehouse, and how far they are. */
export function InboundList() {
  const t = useTranslations('inbound.list')
  const fields = useTranslations('warehouseFields.inbound')
  const list = useListQuery<Query>(filters)
  const warehouses = useWarehouses()
  const { documents, drafts } = useSubmittableList({
    name: 'inbounds',
    entity: 'inbound',
    texts: t,
    columns: useInboundColumns(),
    list,
    ...listCalls('warehouse/online/inbound', list.query),
    submission: useTranslations('inbound.submission'),
    mayStep,
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
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        supplierId: <SupplierFilter label={fields('supplierName')} />,
        warehouseId: {
          label: fields('warehouseName'),
          options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
        },
      })}
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
