import type { OfficeSalesInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { invoiceKind } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { type RecordFilters, recordFilters, useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'
import SheetImport from '../../lib/sheet-import.tsx'

const filters = { ...recordFilters, kind: invoiceKind } as const satisfies RecordFilters<'salesInvoice'>

/** Sales invoices of all customers: asked for, issued, signed and ended. */
export function SalesInvoiceList() {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const may = useMay()
  const [isImporting, setImporting] = useState(false)
  const list = useRecordList('salesInvoice', useColumns(), filters)
  return (
    <RecordListPage
      page="salesInvoices"
      list={list}
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
      of.text('title', 200),
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
