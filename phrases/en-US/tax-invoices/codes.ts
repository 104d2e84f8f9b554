import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: 'To confirm',
    confirmedWithAnomaly: 'Discrepancy reported',
    confirmed: 'Confirmed',
    notNeeded: 'No confirmation needed',
  },
  invoiceStatus: {
    notInvoiced: 'Not invoiced',
    invoiced: 'Invoiced',
    signed: 'Received',
    voided: 'Voided',
    reversed: 'Reversed',
  },
  taxInvoicingState: { none: 'Not invoiced', partial: 'Partly invoiced', full: 'Fully invoiced' },
} as const satisfies Partial<CodeTexts>
