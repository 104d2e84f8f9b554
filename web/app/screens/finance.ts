import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const financeTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'machines',
  'financeFields',
  'financeScreens',
]

const invoiceTexts: readonly PhraseModule[] = [
  'codes',
  'errors',
  'machines',
  'financeScreens',
  'paymentFields',
  'taxInvoiceFields',
  'taxInvoiceScreens',
]

export const financeScreens = {
  '/toCopeWithApplication': {
    modules: ['codes', 'errors', 'payments'],
    load: async () => (await import('../../screens/payments/application-form.tsx')).PaymentApplicationForm,
  },
  '/paymentQuery': {
    modules: ['codes', 'machines', 'paymentFields', 'payments'],
    load: async () => (await import('../../screens/payments/application-list.tsx')).PaymentApplicationList,
    first: 'GET finance/online/paymentQuery/list',
  },
  '/paymentInfo': {
    modules: ['codes', 'machines', 'paymentFields', 'payments', 'payTo'],
    load: async () => (await import('../../screens/payments/application-info.tsx')).PaymentApplicationInfo,
  },
  '/paymentRecord': {
    modules: financeTexts,
    load: async () => (await import('../../screens/finance/payment-records.tsx')).PaymentRecords,
    first: 'GET finance/online/paymentRecord/list',
  },
  '/costBreakdown': {
    modules: [...financeTexts, 'consultations'],
    load: async () => (await import('../../screens/finance/fees.tsx')).Fees,
    first: 'GET finance/online/cost/list',
  },
  '/customsPaymentRecord': {
    modules: ['codes', 'machines', 'declarationFields', 'customsScreens'],
    load: async () => (await import('../../screens/customs/tax-bills.tsx')).TaxBills,
    first: 'GET customs/online/taxBill/list',
  },
  '/theInputTicket': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/sales-invoices.tsx')).SalesInvoices,
    first: 'GET tax/online/salesInvoice/list',
  },
  '/sellATicket': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/input-invoices.tsx')).InputInvoices,
    first: 'GET tax/online/inputInvoice/list',
  },
  '/sellATicketInfo': {
    modules: ['codes', 'errors', 'linesGrid', 'orderForm', 'taxInvoiceFields', 'taxInvoiceScreens'],
    load: async () => (await import('../../screens/tax-invoices/input-invoice-info.tsx')).InputInvoiceInfo,
  },
  '/capitalAppointment': {
    modules: [...invoiceTexts, 'payTo'],
    load: async () =>
      (await import('../../screens/tax-invoices/announced-transfer-list.tsx')).AnnouncedTransferList,
    first: 'GET tax/online/capitalAppointment/list',
  },
  '/invoicingInfo': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/titles.tsx')).Titles,
    first: 'GET tax/online/invoicingInfo/list',
  },
  '/debtDetail': {
    modules: [...financeTexts, 'payTo', 'rateAlerts'],
    load: async () => (await import('../../screens/finance/debts.tsx')).Debts,
    first: 'GET finance/online/debt/list',
  },
  '/dealRunningWater': {
    modules: financeTexts,
    load: async () => (await import('../../screens/finance/statement.tsx')).Statement,
  },
  '/ownApprovals': {
    modules: ['errors', 'payments'],
    load: async () => (await import('../../screens/payments/approval-rule.tsx')).ApprovalRule,
  },
} satisfies Screens
