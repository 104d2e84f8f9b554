import { common } from '../kernel/shared.ts'
import { reminders } from './reminders.ts'

/** The server’s messages about money. */
export const financeNotices = {
  paymentApplication: {
    toRelease: {
      title: 'Payment application to release',
      content: '{name} applied for {currency} {amount} ({number}). It needs your release.',
    },
    release: {
      title: 'Payment application released',
      content: '{name} released application {number}. The provider reviews it now.',
    },
    refuse: {
      title: 'Payment application not released',
      content: '{name} did not release application {number}. Reason: {reason}',
    },
    arrange: {
      title: 'Payment application arranged',
      content: 'Application {number} ({currency} {amount}) was accepted and the payment is arranged.',
    },
    reject: {
      title: 'Payment application rejected',
      content: 'Application {number} ({currency} {amount}) was rejected. Reason: {reason}',
    },
    pay: {
      title: 'Supplier paid',
      content: 'Application {number} ({currency} {amount}) was paid to the supplier. See the bank slip.',
    },
    reverse: {
      title: 'Supplier payment reversed',
      content:
        'The payment of application {number} ({currency} {amount}) was reversed and will be arranged again. Reason: {reason}',
    },
  },
  fee: {
    charge: {
      title: 'Fee charged',
      content: 'Fee {number} ({currency} {amount}) was charged. You can dispute it if it looks wrong.',
    },
    reverse: {
      title: 'Fee reversed',
      content: 'Fee {number} ({currency} {amount}) was reversed. Reason: {reason}',
    },
  },
  feeDispute: {
    uphold: {
      title: 'Dispute upheld',
      content: 'The dispute about fee {number} was upheld: {currency} {before} becomes {after}.',
    },
    dismiss: {
      title: 'Dispute dismissed',
      content: 'The dispute about fee {number} was dismissed. Reason: {reason}',
    },
  },
  cashVoucher: {
    received: { title: 'Payment received', content: '{currency} {amount} was received, voucher {number}.' },
    fxReceived: {
      title: 'Foreign exchange received',
      content: '{currency} {amount} of foreign exchange was received, voucher {number}.',
    },
    paidOut: { title: 'Payout made', content: '{currency} {amount} was paid out, voucher {number}.' },
  },
  statement: {
    sent: {
      title: 'Monthly statement ready',
      content:
        'The statement of {month} is ready. Closing balance: {balances}. It is shown and downloaded on the statement page.',
    },
  },
  reminder: reminders,
}

/** The statement on paper and in Excel. */
export const statementTexts = {
  mailSubject: 'Statement of {month}',
  mail: 'The statement of {month} is attached. It is also shown in the portal, where you choose who gets it.',
  opening: 'Opening balance',
  closing: 'Totals and closing balance',
  balance: 'Closing balance',
  inFavour: '(in your favor)',
  period: '{begin} to {end}',
  sides: 'A debit raises what you owe, a credit lowers it; a negative balance is in your favor.',
  filtered: 'Only movements that match the filter are listed, without opening and closing balance.',
  annexed: 'The {count} rows stand in the annex.',
  annexPage: 'Annex, page {page} of {pages}',
  ...common('page'),
}

/** A payment application on paper. */
export const applicationPaperTexts = {
  title: 'Payment application',
  preview: 'PREVIEW',
  applicant: 'Applicant',
  ...common('provider', 'bankAddress', 'kind', 'orderAmount', 'releasedBy', 'total'),
  inCapitals: 'Amount in words',
  beneficiary: 'Beneficiary',
  orders: 'Orders',
  appliedBy: 'Applied by',
  seal: 'Company seal',
}
