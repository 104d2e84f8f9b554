import type { OfficeSalesInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { invoiceKind } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterSelect } from '@quayside/kit/list/filter-bar.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useCodeOptions } from '@quayside/kit/record/state-tag.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'
import SheetImport from '../../lib/sheet-import.tsx'

const filterNames = [...recordFilters, 'kind'] as const

/** Sales invoices of all customers: asked for, issued, signed and ended. */
export function SalesInvoiceList() {
  const t = useTranslations('officeTaxInvoices')
  const fields = useTranslations('taxInvoiceFields.salesInvoice')
  const may = useMay()
  const codeOptions = useCodeOptions()
  const list = useListQuery<QueryOf<'GET tax/online/salesInvoice/list'>>(filterNames)
  const [isImporting, setImporting] = useState(false)
  const table = useListTable({
    name: 'office.salesInvoice',
    entity: 'salesInvoice',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET tax/online/salesInvoice/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return (
    <RecordListPage
      kind="salesInvoice"
      page="salesInvoices"
      table={table}
      filters={<FilterSelect name="kind" label={fields('kind')} options={codeOptions(invoiceKind)} />}
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
