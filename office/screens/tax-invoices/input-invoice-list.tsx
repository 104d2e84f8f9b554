import type { OfficeInputInvoice } from '@quayside/contract/office/input-invoice.ts'
import { matchedColumn } from '@quayside/kit/records/input-invoice.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { useRecordList } from '../../lib/record-list.ts'
import { RecordListPage } from '../../lib/record-list-page.tsx'

/** Suppliers' invoices of all customers, with how much of each is matched. */
export function InputInvoiceList() {
  const list = useRecordList('inputInvoice', useColumns())
  return <RecordListPage page="inputInvoices" list={list} />
}

function useColumns(): readonly Column<OfficeInputInvoice>[] {
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const common = useRecordColumns<OfficeInputInvoice>('inputInvoice')
  return useMemo(() => {
    const of = columnsOf<OfficeInputInvoice, typeof fields>(fields)
    return [
      common.number,
      common.state,
      common.customer,
      { key: 'title', title: fields('sellerName'), width: 220, cell: (row) => <Text>{row.title}</Text> },
      of.code('invoiceNo', 200),
      of.day('issuedOn', { isSortable: false }),
      amountColumn('amount', fields('amount'), 140),
      matchedColumn(fields('matchedLines')),
      common.createdAt,
    ]
  }, [fields, common])
}
