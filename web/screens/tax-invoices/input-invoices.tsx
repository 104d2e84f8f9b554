import {
  inputInvoiceMachine,
  isOpenInputInvoice,
} from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import type { InputInvoice } from '@quayside/contract/tax-invoices/input-invoice.ts'
import {
  confirmationState,
  confirmationStateTone,
  inputAnomaly,
} from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { CrudListPage, useCrudList } from '@quayside/kit/list/crud-list.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import { RowButtons } from '@quayside/kit/list/list-actions.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { NumbersText } from '@quayside/kit/record/whole-parts.tsx'
import { matchedColumn } from '@quayside/kit/records/input-invoice.tsx'
import { amountColumn } from '@quayside/kit/table/amount-column.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { nextStepColumn } from '../../lib/documents/next-step.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { QueryOf } from '../../lib/session/api.ts'
import { listCalls } from '../../lib/session/list-calls.ts'

type Query = QueryOf<'GET tax/online/inputInvoice/list'>
const filters = {
  keyword: ['text', 260],
  state: confirmationState,
  issuedOn: 'days',
  orderId: 'own',
} as const satisfies FilterTable<Query>
const InputInvoiceRecord = lazyPart(() => import('./input-invoice-record.tsx'))
const InputInvoiceImport = lazyPart(() => import('./input-invoice-import.tsx'))

/** Suppliers' invoices for exports: entered here, checked and matched by the provider. */
export function InputInvoices() {
  const t = useTranslations('taxInvoiceScreens.input')
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const list = useListQuery<Query>(filters)
  const navigate = useNavigate()
  const change = (id?: string): void =>
    void navigate({ href: pageAddress('/sellATicketInfo', id === undefined ? {} : { id }) })
  const crud = useCrudList({
    title: t('title'),
    name: 'inputInvoices',
    entity: 'inputInvoice',
    permission: 'tax-inputInvoice',
    texts: t,
    columns: useColumns(),
    list,
    create: () => change(),
    ...listCalls('tax/online/inputInvoice', list.query),
  })
  return (
    <CrudListPage
      crud={crud}
      totals={sumCells}
      rowActions={(row) =>
        isOpenInputInvoice(row.state) && (
          <RowButtons actions={crud} row={row} onChange={() => change(row.id)} />
        )
      }
      filters={useFilterFields(filters, fields, { keyword: t('keyword'), issuedOn: t('issuedOn') })}
      windows={{
        record: ({ id, onClose }) => (
          <InputInvoiceRecord id={id} onChange={() => change(id)} onClose={onClose} />
        ),
        importing: (props) => <InputInvoiceImport {...props} />,
      }}
    />
  )
}

function useColumns(): readonly Column<InputInvoice>[] {
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const next = useTranslations('kit.list')('nextStep')
  return useMemo(() => {
    const of = columnsOf<InputInvoice, typeof fields>(fields)
    return [
      of.opener('number', 160),
      of.state('state', { list: confirmationState, tones: confirmationStateTone }, 120, { isKept: true }),
      nextStepColumn(inputInvoiceMachine, next, () => ({})),
      of.text('sellerName', 220, { grows: true, isSortable: true, isUnderFirst: true }),
      of.code('invoiceNo', 200, { isSortable: true }),
      of.day('issuedOn', { isSortable: true }),
      amountColumn('amount', fields('amount'), 130, { isSortable: true, isKept: true, onCard: 'sum' }),
      amountColumn('tax', fields('tax'), 110),
      matchedColumn(fields('matchedLines')),
      {
        key: 'orderNos',
        title: fields('orderNos'),
        width: 170,
        cell: (row) => <NumbersText numbers={row.orderNos} />,
      },
      {
        key: 'anomaly',
        title: fields('anomaly'),
        width: 130,
        widthInEnglish: 170,
        cell: (row) => (row.anomaly === null ? null : <CodeText list={inputAnomaly} value={row.anomaly} />),
      },
      of.text('enteredByName', 110, { isHiddenAtFirst: true }),
      of.instant('createdAt'),
    ]
  }, [fields, next])
}
