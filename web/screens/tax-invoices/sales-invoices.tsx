import type { Amount } from '@quayside/contract/kernel/money.ts'
import {
  invoiceKind,
  invoiceStatus,
  invoiceStatusTone,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import type { SalesInvoice } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useChosenRecord } from '@quayside/kit/inputs/chosen-record.tsx'
import { rowsExport } from '@quayside/kit/list/export-rows.ts'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { ExportSelected, SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { NumbersText } from '@quayside/kit/record/whole-parts.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nextStepColumn } from '../../lib/documents/next-step.tsx'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { SalesInvoiceSums } from './sales-invoice-sums.tsx'

const SalesInvoiceRecord = lazyPart(() => import('./sales-invoice-record.tsx'))
const RequestInvoice = lazyPart(() => import('./request-invoice.tsx'))

type Query = QueryOf<'GET tax/online/salesInvoice/list'>
const filters = {
  keyword: ['text', 260],
  state: invoiceStatus,
  kind: invoiceKind,
  issuedOn: 'days',
  orderId: 'own',
} as const satisfies FilterTable<Query>

/** The provider's invoices to the company: asked for, issued, signed, voided and reversed. */
export function SalesInvoices() {
  const t = useTranslations('taxInvoiceScreens.sales')
  const common = useTranslations('taxInvoiceScreens.common')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const list = useListQuery<Query>(filters)
  const chosen = useChosenRecord()
  const { requestFor } = usePageSearch('/theInputTicket')
  const change = useChangeSearch()
  const [isRequesting, setRequesting] = useState(false)
  const closeRequest = (): void => {
    setRequesting(false)
    if (requestFor !== undefined) change({ requestFor: undefined })
  }
  const table = useListTable({
    name: 'salesInvoices',
    entity: 'salesInvoice',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET tax/online/salesInvoice/list', { query: list.query }, { signal }),
  })
  const download = rowsExport(list.query, table, (query) =>
    api('GET tax/online/salesInvoice/export', { query }),
  )
  return (
    <ListPage
      title={t('title')}
      table={table}
      actions={
        <>
          <Can permission="tax-salesInvoice-export">
            <Button onClick={() => download()}>{common('export')}</Button>
          </Can>
          <Can permission="tax-salesInvoice-request">
            <Button look="primary" onClick={() => setRequesting(true)}>
              {t('request')}
            </Button>
          </Can>
        </>
      }
      tabs={<SalesInvoiceSums />}
      filters={useFilterFields(filters, fields, { keyword: t('keyword'), issuedOn: t('issuedOn') })}
      selection={
        <SelectionBar table={table}>
          <ExportSelected table={table} permission="tax-salesInvoice-export" onExport={download} />
        </SelectionBar>
      }
      rows={{
        peek: { blocks: ({ id }) => <SalesInvoiceRecord id={id} onClose={chosen.close} /> },
        empty: { text: t('empty') },
        totals: sumCells,
      }}
    >
      <Suspense>
        {chosen.id !== undefined && (
          <SalesInvoiceRecord key={chosen.id} id={chosen.id} onClose={chosen.close} />
        )}
        {(isRequesting || requestFor !== undefined) && (
          <RequestInvoice key={requestFor ?? ''} orderIds={requestFor ?? ''} onClose={closeRequest} />
        )}
      </Suspense>
    </ListPage>
  )
}

function useColumns(): readonly Column<SalesInvoice>[] {
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const next = useTranslations('kit.list')('nextStep')
  return useMemo(() => {
    const of = columnsOf<SalesInvoice, typeof fields>(fields)
    const money = (key: 'amount' | 'net' | 'tax', more: object = {}): Column<SalesInvoice> => ({
      key,
      title: fields(key),
      width: 130,
      align: 'right',
      cell: (row) => <Money value={row[key] as Amount} />,
      ...more,
    })
    return [
      of.opener('number', 160),
      of.state('state', { list: invoiceStatus, tones: invoiceStatusTone }, 110, { isKept: true }),
      nextStepColumn(invoiceMachine, next, () => ({})),
      of.coded('kind', invoiceKind, 150),
      of.text('title', 200, { isUnderFirst: true }),
      of.code('invoiceNo', 200, { isSortable: true }),
      money('amount', { isSortable: true, isKept: true, onCard: 'sum' }),
      money('tax'),
      money('net', { isHiddenAtFirst: true }),
      {
        key: 'orderNos',
        title: fields('orderNos'),
        width: 170,
        cell: (row) => <NumbersText numbers={row.orderNos} />,
      },
      of.day('issuedOn', { isSortable: true }),
      of.day('signedOn', { isHiddenAtFirst: true }),
      of.code('redInvoiceNo', 200, { isHiddenAtFirst: true }),
      of.text('requestedByName', 110, { isHiddenAtFirst: true }),
      of.instant('createdAt'),
    ]
  }, [fields, next])
}
