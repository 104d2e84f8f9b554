import { financeRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const financeFields = labels(financeRecords, {
  ageing: {
    recordName: 'Customer aging',
    companyName: 'Customer',
    total: 'Total in RMB',
  },
  debt: {
    recordName: 'Debts',
    daysPastDue: 'Days past due',
    kind: 'Item',
    basis: 'Basis',
    incurredOn: 'Incurred on',
  },
  fee: {
    recordName: 'Fees',
    number: 'Fee number',
    kind: 'Kind of fee',
    unitPrice: 'Price or rate',
    chargedOn: 'Charged on',
    disputeState: 'Dispute',
  },
  paymentRecord: {
    recordName: 'Payments',
    event: 'Kind',
    counterparty: 'Counterparty',
    basis: 'Basis',
    unused: 'Unused',
    uses: 'Used for',
    isReversed: 'Reversed',
  },
  statement: {
    recordName: 'Statement',
    event: 'Description',
    basis: 'Basis',
    debit: 'Debit',
    credit: 'Credit',
    balance: 'Balance',
  },
})
