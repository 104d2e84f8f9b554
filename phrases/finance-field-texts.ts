import type { AnnouncedTransfer } from '@quayside/contract/finance/announced-transfer.ts'
import type { DebtColumn } from '@quayside/contract/finance/debt.ts'
import type { FeeColumn } from '@quayside/contract/finance/fee.ts'
import type { PaymentRecordColumn } from '@quayside/contract/finance/payment-record.ts'
import type { StatementColumn } from '@quayside/contract/finance/statement.ts'
import type { SalesInvoiceRow } from '@quayside/contract/office/tax-invoices.ts'
import type { PaymentApplicationColumn } from '@quayside/contract/payments/application-query.ts'
import type {
  InputInvoiceColumn,
  InputInvoiceLineSave,
  InputInvoiceRow,
} from '@quayside/contract/tax-invoices/input-invoice.ts'
import type { invoicingTitleColumns } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import type { SalesInvoiceColumn } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import type { Fields } from './record-fields.ts'

export type FinanceFieldTexts = {
  readonly ageing: Fields<'companyName' | 'total'>
  readonly debt: Fields<DebtColumn>
  readonly fee: Fields<FeeColumn>
  readonly paymentRecord: Fields<PaymentRecordColumn>
  readonly statement: Fields<StatementColumn>
}

export type PaymentFieldTexts = {
  readonly paymentApplication: Fields<PaymentApplicationColumn>
  readonly announcedTransfer: Fields<
    keyof Pick<
      AnnouncedTransfer,
      | 'number'
      | 'state'
      | 'currency'
      | 'amount'
      | 'transferOn'
      | 'payerName'
      | 'purpose'
      | 'note'
      | 'itemIds'
      | 'orderNos'
      | 'confirmedOn'
      | 'receivedOn'
      | 'isLate'
      | 'announcedByName'
    >
  >
}

export type TaxInvoiceFieldTexts = {
  readonly invoicingTitle: Fields<keyof typeof invoicingTitleColumns>
  readonly salesInvoice: Fields<SalesInvoiceColumn>
  readonly salesInvoiceRow: Fields<keyof SalesInvoiceRow>
  readonly inputInvoice: Fields<InputInvoiceColumn>
  readonly inputInvoiceRow: Fields<keyof InputInvoiceRow>
  readonly inputInvoiceLine: Fields<Exclude<keyof InputInvoiceLineSave, 'key'>>
}
