import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: 'To confirm',
    confirmedWithAnomaly: 'Discrepancy reported',
    ...common('confirmed'),
    notNeeded: 'No confirmation needed',
  },
  inputAnomaly: {
    quantity: 'Quantity differs',
    amount: 'Amount differs',
    name: 'Goods differ',
    seller: 'Seller differs',
    document: 'Unreadable or missing file',
    ...stateNames('other'),
  },
  invoiceAction: { issue: 'Issue', void: 'Void', reverse: 'Reverse' },
  invoiceDelivery: { file: 'File', express: 'Paper by courier' },
  invoiceKind: { special: 'Special VAT invoice', general: 'General VAT invoice' },
  invoiceStatus: {
    notInvoiced: 'Not invoiced',
    invoiced: 'Invoiced',
    signed: 'Received',
    voided: 'Voided',
    reversed: 'Reversed',
  },
  taxInvoicingState: { none: 'Not invoiced', partial: 'Partly invoiced', full: 'Fully invoiced' },
} as const satisfies Partial<CodeTexts>
