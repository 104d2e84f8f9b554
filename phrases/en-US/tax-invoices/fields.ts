import { taxInvoiceRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const taxInvoiceFields = labels(taxInvoiceRecords, {
  invoicingTitle: {
    recordName: 'Invoicing details',
    title: 'Title',
    address: 'Registered address',
    validFrom: 'Valid from',
  },
  salesInvoice: {
    recordName: 'Sales invoices',
    number: 'Request number',
    kind: 'Kind',
    title: 'Title',
    amount: 'Total with tax',
    signedOn: 'Received on',
    endedOn: 'Voided or reversed on',
    delivery: 'Delivery',
    recipient: 'Recipient',
    recipientAddress: 'Delivery address',
    recipientPhone: 'Recipient’s phone',
    requestedByName: 'Requested by',
  },
  salesInvoiceRow: { recordName: 'Sales invoice steps', number: 'Request number', step: 'Step' },
  inputInvoice: {
    recordName: 'Input invoices',
    number: 'Number',
    state: 'Confirmation',
    amount: 'Total with tax',
    matchedLines: 'Matched lines',
    anomaly: 'Discrepancy',
    enteredByName: 'Entered by',
  },
  inputInvoiceRow: {
    recordName: 'Input invoices',
    amount: 'Total with tax',
    name: 'Goods',
    price: 'Price',
    lineAmount: 'Amount',
  },
  inputInvoiceLine: { recordName: 'Invoice lines', name: 'Goods', price: 'Price' },
})
