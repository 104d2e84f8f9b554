import type { Wording } from '../../wording.ts'
import type { payments as source } from '../../zh-CN/payments/payments.ts'
import { common } from '../kernel/shared.ts'
import { accountGuard } from './account-guard.ts'
import { applicationChecks } from './application-checks.ts'
import { applicationForm } from './application-form.ts'
import { applicationRecord } from './application-record.ts'
import { approvalRule } from './approval-rule.ts'

export const payments: Wording<typeof source> = {
  account: {
    ...common('accountName', 'accountNumber', 'bankName', 'bankAddress', 'swiftCode'),
    bankCountry: 'Bank country or region',
  },
  documents: common('proforma-invoice', 'commercial-invoice', 'contract', 'other'),
  form: applicationForm,
  picker: {
    title: 'Add orders',
    search: 'Order no., contract no. or supplier',
    noteAll: 'Only submitted or approved orders with an amount left to apply for.',
    noteSame: 'Only orders of the same supplier in {currency} with an amount left to apply for.',
    ...common('supplier', 'orderDate'),
    take: '{count, plural, one {Add # order} other {Add # orders}}',
    none: 'There are no orders to pay',
  },
  share: {
    title: 'Fill by percentage',
    percent: 'Percentage of the order total',
    note: 'Calculated from each order’s total, up to what remains.',
    wrong: 'Enter a number above 0 and up to 100',
    fill: 'Fill in',
  },
  guard: accountGuard,
  summary: {
    title: 'Summary',
    request: 'This request',
    rmb: 'In RMB',
    charge: 'Bank charge',
    chargeOf: 'Bank charge, about {charge}',
    due: 'Expected total',
    note: 'The rate is fixed on submission; the charge is what the bank takes.',
  },
  checks: applicationChecks,
  next: {
    title: 'After submission',
    release: 'Release by {names}',
    or: ' or ',
    colleague: 'a colleague',
    releaseNote: 'Your company’s rule: above RMB {above} a second person releases',
    noReleaser: 'No other member may release; ask your administrator first',
    review: 'Review by the provider',
    reviewNote: 'Then the payment is arranged; until then you can cancel',
    overLimit: 'RMB {amount} above the credit limit; the provider decides',
    pay: 'Payment to the supplier, with bank slip',
    payNote: 'Within 3 working days of full receipt of your money',
  },
  confirm: {
    title: 'Submit payment application',
    run: 'Submit {amount}',
    what: '{count, plural, one {# order} other {# orders}}, {amount} (RMB {rmb}), to {supplier}, {bank} account ending in {account}.',
    reserved: 'The amounts are taken from the orders at once and the rate is fixed.',
    accountSaved: 'The new account is saved with the supplier.',
    release: 'A colleague releases it first, then the provider reviews it.',
    review: 'The provider reviews it and arranges the payment.',
    overLimit: 'RMB {amount} above the credit limit; the provider sees this mark.',
    cancel: 'You can cancel until the payment is arranged; the amounts are free again at once.',
  },
  list: {
    title: 'Payment applications',
    new: 'New application',
    ...common('export', 'all', 'view'),
    keyword: 'Application, order, supplier or bank',
    reviewState: 'Review',
    mine: 'By me',
    others: 'By colleagues',
    money: 'Money',
    isAwaitingMoney: 'Waits for your money',
    tabs: 'Progress',
    waitsForMe: 'For me to release',
    empty: 'No payment applications yet. Choose orders and pay your supplier.',
    release: 'Release',
    remark: 'Note',
    overLimit: 'RMB {amount} above the credit limit',
    recentAccount: 'Account changed recently',
    andMore: '<first></first> and {count, number} in all',
    appliedOn: 'Applied on',
  },
  ...applicationRecord,
  rule: approvalRule,
}
