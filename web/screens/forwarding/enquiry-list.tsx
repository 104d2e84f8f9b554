import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import type { ForwarderEnquiry } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import {
  forwarderEnquiryState as states,
  forwarderEnquiryStateTone as tones,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { DocumentListPage, useDocumentList } from '../../lib/documents/document-list.tsx'
import { nextStepColumn } from '../../lib/documents/next-step.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'
import { useFreightFilters } from './freight-filters.tsx'
import { useRouteColumns } from './shipment-columns.tsx'

const filterNames = ['keyword', 'state', 'mode', 'createdAtBegin', 'createdAtEnd'] as const
const { draft, quoted } = states.codes

/** What the company asked to have carried, and how many quotations there are. */
export function EnquiryList() {
  const t = useTranslations('forwarding.enquiries')
  const list = useListQuery<QueryOf<'GET freight/online/enquiry/list'>>(filterNames)
  const documents = useDocumentList({
    name: 'freightEnquiries',
    entity: 'forwarderEnquiry',
    texts: t,
    columns: useColumns(),
    list,
    ...listCalls('freight/online/enquiry', list.query),
    isRemovable: ({ state }) => state === draft,
  })
  const filters = useFreightFilters(states, t('keyword'))
  return (
    <DocumentListPage
      documents={documents}
      filters={filters}
      rowActions={(row) => <NextAction row={row} />}
    />
  )
}

/** The row's link is what the customer can do next. */
function NextAction({ row }: { row: ForwarderEnquiry }) {
  const t = useTranslations('forwarding.enquiries')
  const can = useCan()
  if (row.state === draft && can('logistics-enquiry-save'))
    return (
      <PageLink href={pageAddress('/forwarderEnquiryInfo', { id: row.id, edit: '1' })}>
        {t('change')}
      </PageLink>
    )
  if (row.state === quoted && can('logistics-quotation-list'))
    return <PageLink href={pageAddress('/forwarderQuotationInfo', { id: row.id })}>{t('compare')}</PageLink>
  if (row.forwarderOrderId !== null && can('logistics-freightOrder-list'))
    return (
      <PageLink href={pageAddress('/forwarderOrderInfo', { id: row.forwarderOrderId })}>
        {t('order')}
      </PageLink>
    )
  return <PageLink href={pageAddress('/forwarderEnquiryInfo', { id: row.id })}>{t('view')}</PageLink>
}

function useColumns(): readonly Column<ForwarderEnquiry>[] {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const route = useRouteColumns<ForwarderEnquiry>()
  const next = useTranslations('kit.list')('nextStep')
  return useMemo(() => {
    const { number, text, state, day, instant, figure, quantity } = columnsOf<
      ForwarderEnquiry,
      typeof fields
    >(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 140, (row) => pageAddress('/forwarderEnquiryInfo', { id: row.id })),
      state('state', { list: states, tones }, 130, { widthInEnglish: 190, isKept: true }),
      nextStepColumn(forwarderEnquiryMachine, next, ({ quotationCount }) => ({
        hasQuotation: quotationCount > 0,
      })),
      ...route,
      text('goodsName', 160, { grows: true, onCard: 'note' }),
      quantity('grossWeight', 110),
      quantity('volume', 100),
      figure('quotationCount', 80, { isKept: true, onCard: 'sum' }),
      day('validUntil', { isSortable: false }),
      day('departBy', { isHiddenAtFirst }),
      text('orderNo', 140, { isHiddenAtFirst }),
      instant('submittedAt', { isHiddenAtFirst }),
      instant('createdAt', { onCard: 'aside' }),
    ]
  }, [fields, next, route])
}
