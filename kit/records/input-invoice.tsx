import { amount } from '@quayside/contract/kernel/money.ts'
import {
  type InputInvoiceDetail,
  inputInvoiceColumns,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import { useTranslations } from 'use-intl'
import { fieldsOf } from '../record/fields.tsx'
import { MoneyDetail } from '../record/money-detail.tsx'
import type { Column } from '../table/table.ts'

type Stated = Pick<
  InputInvoiceDetail,
  'sellerName' | 'sellerTaxNo' | 'invoiceCode' | 'invoiceNo' | 'redOf' | 'issuedOn' | 'amount' | 'net' | 'tax'
>

/** What stands on a supplier's invoice. */
export function InputInvoiceDetails({ invoice }: { invoice: Stated }) {
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  const shown = fieldsOf(inputInvoiceColumns, invoice, fields)
  return (
    <>
      {shown('sellerName', 'sellerTaxNo', 'invoiceCode', 'invoiceNo')}
      {invoice.redOf !== '' && shown('redOf')}
      {shown('issuedOn')}
      <MoneyDetail label={fields('amount')} value={amount(invoice.amount)} currency="RMB" />
      <MoneyDetail label={fields('net')} value={amount(invoice.net)} currency="RMB" />
      <MoneyDetail label={fields('tax')} value={amount(invoice.tax)} currency="RMB" />
    </>
  )
}

/** How many of an invoice's lines are matched: `2 / 3`. */
export const matchedColumn = <R extends { matchedLines: number; lineCount: number }>(
  title: string,
): Column<R> => ({
  key: 'matchedLines',
  title,
  width: 110,
  widthInEnglish: 130,
  align: 'right',
  cell: (row) => `${row.matchedLines} / ${row.lineCount}`,
})
