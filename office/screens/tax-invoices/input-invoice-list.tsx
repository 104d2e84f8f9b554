import { amount } from '@quayside/contract/kernel/money.ts'
import type { OfficeInputInvoice } from '@quayside/contract/office/tax-invoices.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { useListQuery } from '@quayside/kit/list-query.ts'
import { useListTable } from '@quayside/kit/list-table.ts'
import { Money } from '@quayside/kit/money.tsx'
import type { Column } from '@quayside/kit/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useRecordColumns } from '../../lib/record-columns.tsx'
import { RecordListPage, recordFilters } from '../../lib/record-list-page.tsx'

/** Suppliers' invoices of all customers, with how much of each is matched. */
export function InputInvoiceList() {
  const list = useListQuery(recordFilters)
  const table = useListTable({
    name: 'office.inputInvoice',
    entity: 'inputInvoice',
    columns: useColumns(),
    list,
    fetch: (signal) =>
      api('GET tax/online/inputInvoice/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  return <RecordListPage kind="inputInvoice" page="inputInvoices" table={table} />
}

function useColumns(): readonly Column<OfficeInputInvoice>[] {
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const common = useRecordColumns<OfficeInputInvoice>('inputInvoice')
  return useMemo(
    () => [
      common.number,
      common.state,
      common.customer,
      { key: 'title', title: fields('sellerName'), width: 220, cell: (row) => <Text>{row.title}</Text> },
      {
        key: 'invoiceNo',
        title: fields('invoiceNo'),
        width: 200,
        cell: (row) => <Code>{row.invoiceNo}</Code>,
      },
      {
        key: 'issuedOn',
        title: fields('issuedOn'),
        width: 110,
        cell: (row) => <DateText value={row.issuedOn} />,
      },
      {
        key: 'amount',
        title: fields('amount'),
        width: 140,
        align: 'right',
        cell: (row) => <Money value={amount(row.amount)} />,
      },
      {
        key: 'matchedLines',
        title: fields('matchedLines'),
        width: 110,
        widthInEnglish: 130,
        align: 'right',
        cell: (row) => `${row.matchedLines} / ${row.lineCount}`,
      },
      common.createdAt,
    ],
    [fields, common],
  )
}
