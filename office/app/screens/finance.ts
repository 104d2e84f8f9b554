import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const feeTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'financeFields',
  'machines',
  'officeFinance',
  'officeReview',
]
const invoiceTexts: readonly PhraseModule[] = [
  ...feeTexts,
  'officeTaxInvoices',
  'paymentFields',
  'taxInvoiceFields',
]

export const financeScreens = {
  '/office/paymentApplications': {
    modules: ['codes', 'officeFinance', 'officeReview', 'paymentFields'],
    load: async () => (await import('../../screens/finance/application-list.tsx')).ApplicationList,
  },
  '/office/paymentApplication': {
    modules: [
      'codes',
      'errors',
      'machines',
      'officeFinance',
      'officeOrders',
      'officeReview',
      'partnerFields',
      'paymentFields',
    ],
    load: async () => (await import('../../screens/finance/application-record.tsx')).ApplicationRecord,
  },
  '/office/fees': {
    modules: feeTexts,
    load: async () => (await import('../../screens/finance/fee-list.tsx')).FeeList,
  },
  '/office/fee': {
    modules: feeTexts,
    load: async () => (await import('../../screens/finance/fee-record.tsx')).FeeRecord,
  },
  '/office/feeDisputes': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../../screens/finance/dispute-list.tsx')).DisputeList,
  },
  '/office/feeDispute': {
    modules: feeTexts,
    load: async () => (await import('../../screens/finance/dispute-record.tsx')).DisputeRecord,
  },
  '/office/cashVouchers': {
    modules: feeTexts,
    load: async () => (await import('../../screens/finance/voucher-list.tsx')).VoucherList,
  },
  '/office/cashVoucher': {
    modules: feeTexts,
    load: async () => (await import('../../screens/finance/voucher-record.tsx')).VoucherRecord,
  },
  '/office/bankLines': {
    modules: ['codes', 'errors', 'officeFinance', 'officeReview'],
    load: async () => (await import('../../screens/finance/bank-matching.tsx')).BankMatching,
  },
  '/office/ageing': {
    modules: ['codes', 'officeFinance', 'officeReview'],
    load: async () => (await import('../../screens/finance/ageing.tsx')).AgeingList,
  },
  '/office/debts': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../../screens/finance/debt-list.tsx')).DebtList,
  },
  '/office/transfers': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/finance/transfer-list.tsx')).TransferList,
  },
  '/office/transfer': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/finance/transfer-record.tsx')).TransferRecord,
  },
  '/office/salesInvoices': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/sales-invoice-list.tsx')).SalesInvoiceList,
  },
  '/office/salesInvoice': {
    modules: invoiceTexts,
    load: async () =>
      (await import('../../screens/tax-invoices/sales-invoice-record.tsx')).SalesInvoiceRecord,
  },
  '/office/invoiceable': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/invoiceable-list.tsx')).InvoiceableList,
  },
  '/office/inputInvoices': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/input-invoice-list.tsx')).InputInvoiceList,
  },
  '/office/inputInvoice': {
    modules: invoiceTexts,
    load: async () =>
      (await import('../../screens/tax-invoices/input-invoice-record.tsx')).InputInvoiceRecord,
  },
} satisfies Screens
