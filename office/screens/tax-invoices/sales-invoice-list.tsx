import type { OfficeSalesInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { invoiceKind } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryOf } from '../../lib/api.ts'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import { useRecordTable } from '../../lib/record-table.ts'
import SheetImport from '../../lib/sheet-import.tsx'

type Query = QueryOf<'GET tax/online/salesInvoice/list'>
const filters = { ...recordFilters, kind: invoiceKind } as const satisfies FilterTable<Query>

/** Sales invoices of all customers: asked for, issued, signed and ended. */
export function SalesInvoiceList() {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const may = useMay()
  const list = useListQuery<Query>(filters)
  const [isImporting, setImporting] = useState(false)
  const table = useRecordTable({
    kind: 'salesInvoice',
    list,
    columns: useColumns(),
  })
  return (
    <RecordListPage
      kind="salesInvoice"
      page="salesInvoices"
      table={table}
      filters={useFilterFields(filters, fields, {})}
      {...(may('salesInvoice-issue') && {
        actions: <Button onClick={() => setImporting(true)}>{t('import')}</Button>,
      })}
    >
      {isImporting && (
        <SheetImport
          path="tax/online/salesInvoice"
          title={t('import')}
          entities={['salesInvoice']}
          onClose={() => setImporting(false)}
        />
      )}
    </RecordListPage>
  )
}

function useColumns(): readonly Column<OfficeSalesInvoice>[] {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const common = useRecordColumns<OfficeSalesInvoice>('salesInvoice')
  return useMemo(() => {
    const of = columnsOf<OfficeSalesInvoice, typeof fields>(fields)
    return [
      common.number,
      common.state,
      of.coded('kind', invoiceKind, 150, { widthInEnglish: 180 }),
      common.customer,
      { key: 'title', title: fields('title'), width: 200, cell: (row) => <Text>{row.title}</Text> },
      amountColumn('amount', fields('amount'), 140),
      amountColumn('tax', fields('tax'), 110),
      of.code('invoiceNo', 200),
      of.day('issuedOn', { isSortable: false }),
      {
        key: 'isRequested',
        title: t('origin'),
        width: 110,
        widthInEnglish: 140,
        isHiddenAtFirst: true,
        cell: (row) => <Text>{row.isRequested ? t('requested') : t('unasked')}</Text>,
      },
      common.createdAt,
    ]
  }, [t, fields, common])
}
