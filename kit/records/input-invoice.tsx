import { amount } from '@quayside/contract/kernel/money.ts'
import type { InputInvoiceDetail } from '@quayside/contract/tax-invoices/input-invoice.ts'
import { useTranslations } from 'use-intl'
import { CodeDetail, TextDetail } from '../record/details.tsx'
import { MoneyDetail } from '../record/money-detail.tsx'
import { DateDetail } from '../record/value-details.tsx'
import type { Column } from '../table/table.ts'

type Stated = Pick<
  InputInvoiceDetail,
  'sellerName' | 'sellerTaxNo' | 'invoiceCode' | 'invoiceNo' | 'issuedOn' | 'amount' | 'net' | 'tax'
>

/** What stands on a supplier's invoice. */
export function InputInvoiceDetails({ invoice }: { invoice: Stated }) {
  const fields = useTranslations('taxInvoiceFields.inputInvoice')
  return (
    <>
      <TextDetail label={fields('sellerName')} value={invoice.sellerName} />
      <CodeDetail label={fields('sellerTaxNo')} value={invoice.sellerTaxNo} />
      <CodeDetail label={fields('invoiceCode')} value={invoice.invoiceCode} />
      <CodeDetail label={fields('invoiceNo')} value={invoice.invoiceNo} />
      <DateDetail label={fields('issuedOn')} value={invoice.issuedOn} />
      <MoneyDetail label={fields('amount')} value={amount(invoice.amount)} currency="RMB" />
      <MoneyDetail label={fields('net')} value={amount(invoice.net)} />
      <MoneyDetail label={fields('tax')} value={amount(invoice.tax)} />
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
