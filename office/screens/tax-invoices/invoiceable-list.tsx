import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'
import type { OfficeInvoiceable } from '@quayside/contract/office/tax-invoices.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar } from '@quayside/kit/list/selection-bar.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { Code, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { DocumentNumber } from '../../lib/document-number.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { useDebtName } from '../../lib/use-debt-name.ts'
import { IssueUnasked } from './issue-unasked.tsx'

type Query = QueryOf<'GET tax/online/salesInvoice/invoiceable'>
const filters = {
  keyword: ['text', 240],
  isOverdue: 'own',
  companyId: 'own',
} as const satisfies FilterTable<Query>

/** What customers paid and is on no invoice yet, with the day by which the invoice is due. */
export function InvoiceableList() {
  const t = useTranslations('officeTaxInvoices')
  const pages = useTranslations('office.pages')
  const may = useMay()
  const list = useListQuery<Query>(filters)
  const [issuing, setIssuing] = useState<readonly OfficeInvoiceable[]>()
  const table = useListTable({
    name: 'office.invoiceable',
    entity: 'invoiceable',
    columns: useColumns(),
    list,
    fetch: (signal) => api('GET tax/online/salesInvoice/invoiceable', { query: list.query }, { signal }),
  })
  const chosen = table.selected
  const isOneCompany = new Set(chosen.map(({ companyId }) => companyId)).size === 1
  const total = formatAmount(sum(chosen.map(({ left }) => left as Amount)))
  return (
    <ListPage
      title={pages('invoiceable')}
      table={table}
      filters={useFilterFields(filters, t, {
        isOverdue: <FilterFlag name="isOverdue" label={t('overdue')} width={130} text={t('isOverdue')} />,
      })}
      selection={
        may('salesInvoice-issue') && (
          <SelectionBar table={table}>
            <Button look="signal" disabled={!isOneCompany} onClick={() => setIssuing(chosen)}>
              {isOneCompany
                ? t('issueChosen', { count: chosen.length, sum: `RMB ${total}` })
                : t('oneCompany')}
            </Button>
          </SelectionBar>
        )
      }
      rows={{ empty: { text: t('empty') } }}
    >
      {issuing && (
        <IssueUnasked
          items={issuing}
          onClose={() => {
            setIssuing(undefined)
            table.select([])
          }}
        />
      )}
    </ListPage>
  )
}

function useColumns(): readonly Column<OfficeInvoiceable>[] {
  const t = useTranslations('officeTaxInvoices')
  const debtName = useDebtName()
  return useMemo(() => {
    const { day } = columnsOf<OfficeInvoiceable, typeof t>(t)
    return [
      {
        key: 'documentNo',
        title: t('document'),
        width: 170,
        isFirst: true,
        cell: (row) => <DocumentNumber number={row.documentNo} />,
      },
      { key: 'kind', title: t('item'), width: 140, cell: (row) => <Text>{debtName(row)}</Text> },
      {
        key: 'orderNo',
        title: t('order'),
        width: 160,
        isSortable: true,
        cell: (row) =>
          row.orderId === null ? null : <Code href={recordAddress('order', row.orderId)}>{row.orderNo}</Code>,
      },
      {
        key: 'companyName',
        title: t('company'),
        width: 240,
        grows: true,
        cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
      },
      amountColumn('settled', t('settled'), 130),
      amountColumn('left', t('left'), 130, { isSortable: true }),
      { key: 'rate', title: t('rate'), width: 80, align: 'right', cell: (row) => `${row.rate}%` },
      day('dueOn', { width: 120 }),
    ]
  }, [t, debtName])
}
