import { financeRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const financeFields = labels(financeRecords, {
  ageing: { recordName: 'Customer aging', companyName: 'Customer', total: 'Total in RMB' },
  debt: {
    recordName: 'Debts',
    daysPastDue: 'Days past due',
    kind: 'Item',
    incurredOn: 'Incurred on',
  },
  fee: {
    recordName: 'Fees',
    number: 'Fee number',
    kind: 'Kind of fee',
    unitPrice: 'Price or rate',
    disputeState: 'Dispute',
  },
  paymentRecord: { recordName: 'Payments', unused: 'Unused', isReversed: 'Reversed' },
  statement: {
    recordName: 'Statement',
    event: 'Description',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
  },
})
