import { paymentRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const paymentFields = labels(paymentRecords, {
  paymentApplication: {
    recordName: 'Payment applications',
    number: 'Application number',
    orderNos: 'Order number',
    rate: 'Rate',
    rateDate: 'Rate date',
    rmbAmount: 'Amount in RMB',
    bankFeeBearer: 'Charges borne by',
    isAccountRecent: 'Recent account',
    overLimitBy: 'Over credit limit',
    appliedByName: 'Applied by',
    receivedInFullOn: 'Received in full',
    bankCharge: 'Bank charge',
  },
  announcedTransfer: {
    recordName: 'Announced transfers',
    number: 'Number',
    transferOn: 'Transfer date',
    payerName: 'Payer',
    itemIds: 'Debts',
    receivedOn: 'Received on',
    announcedByName: 'Announced by',
  },
})
