import { announcedTransferColumns } from '@quayside/contract/finance/announced-transfer.ts'
import { debtColumns } from '@quayside/contract/finance/debt.ts'
import { feeColumns } from '@quayside/contract/finance/fee.ts'
import { paymentRecordColumns } from '@quayside/contract/finance/payment-record.ts'
import { statementColumns } from '@quayside/contract/finance/statement.ts'
import { exportedKeys } from '@quayside/contract/kernel/columns.ts'
import { SalesInvoiceRow } from '@quayside/contract/office/tax-invoices.ts'
import { paymentApplicationColumns } from '@quayside/contract/payments/payment-application.ts'
import {
  InputInvoiceLineSave,
  InputInvoiceRow,
  inputInvoiceColumns,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import { invoicingTitleColumns } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { salesInvoiceColumns } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { keysOf, without } from './labels.ts'

export const financeRecords = {
  ageing: ['companyName', 'total'],
  debt: exportedKeys(debtColumns),
  fee: exportedKeys(feeColumns),
  paymentRecord: exportedKeys(paymentRecordColumns),
  statement: statementColumns,
} as const

export const paymentRecords = {
  paymentApplication: exportedKeys(paymentApplicationColumns),
  announcedTransfer: [...exportedKeys(announcedTransferColumns), 'itemIds'],
} as const

export const taxInvoiceRecords = {
  invoicingTitle: keysOf(invoicingTitleColumns),
  salesInvoice: exportedKeys(salesInvoiceColumns),
  salesInvoiceRow: keysOf(SalesInvoiceRow.shape),
  inputInvoice: exportedKeys(inputInvoiceColumns),
  inputInvoiceRow: keysOf(InputInvoiceRow.shape),
  inputInvoiceLine: without(keysOf(InputInvoiceLineSave.shape), 'key'),
}
