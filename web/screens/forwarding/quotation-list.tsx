import type { ForwarderQuotation } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  counterOfferState,
  counterOfferStateTone,
  forwarderQuotationState as states,
  forwarderQuotationStateTone as tones,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { type Column, exportQuery } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { totalsColumn, useRouteColumns } from './shipment-columns.tsx'

type Query = QueryOf<'GET freight/online/quotation/list'>
const filters = {
  keyword: 'text',
  state: [states, 170],
  validUntil: 'days',
} as const satisfies FilterTable<Query>

/** Quotations that were sent; each opens, and leads to the comparison of its enquiry. */
export function QuotationList() {
  const t = useTranslations('forwarding.quotations')
  const common = useTranslations('kit.list')
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const can = useCan()
  const list = useListQuery<Query>(filters)
  const table = useListTable({
    name: 'freightQuotations',
    entity: 'forwarderQuotation',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET freight/online/quotation/list', { query: list.query }, { signal }),
  })
  const exportAll = async (): Promise<void> =>
    saveDownload(await api('GET freight/online/quotation/export', { query: exportQuery(list.query, table) }))
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        can('logistics-quotation-export') && (
          <Button onClick={() => void exportAll().catch(() => undefined)}>{common('export')}</Button>
        )
      }
      filters={useFilterFields(filters, fields, { keyword: t('keyword') })}
      rows={{
        empty: { text: t('empty') },
        actionsWidth: 96,
        actions: (row) => (
          <PageLink href={pageAddress('/forwarderQuotationInfo', { id: row.enquiryId })}>
            {t('compare')}
          </PageLink>
        ),
      }}
    />
  )
}

function useColumns(): readonly Column<ForwarderQuotation>[] {
  const fields = useTranslations('forwardingFields.forwarderQuotation')
  const route = useRouteColumns<ForwarderQuotation>()
  return useMemo(() => {
    const { number, text, state, day, instant, figure } = columnsOf<ForwarderQuotation, typeof fields>(fields)
    const isHiddenAtFirst = true
    return [
      number('number', 140, (row) => pageAddress('/forwarderQuotationRecord', { id: row.id })),
      state('state', { list: states, tones }, 100, { widthInEnglish: 150, isKept: true }),
      text('carrier', 140, { isUnderFirst: true, isKept: true, onCard: 'note' }),
      // Where there is room for few columns, the price is more than the way.
      ...route.map((column) => ({ ...column, isKept: false })),
      { ...totalsColumn<ForwarderQuotation>(fields('totals')), isKept: true },
      figure('transitDays', 90),
      day('validUntil', { onCard: 'aside' }),
      {
        key: 'offerState',
        title: fields('offerState'),
        width: 100,
        cell: ({ offerState }) =>
          offerState === null ? (
            <Nothing />
          ) : (
            <StateTag list={counterOfferState} tones={counterOfferStateTone} value={offerState} />
          ),
      },
      text('enquiryNumber', 140, { isHiddenAtFirst }),
      day('departsOn', { isHiddenAtFirst }),
      figure('freeDays', 90, { isHiddenAtFirst }),
      text('remarks', 160, { isHiddenAtFirst }),
      instant('createdAt', { isHiddenAtFirst }),
    ]
  }, [fields, route])
}
