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
  },
  '/paymentInfo': {
    modules: ['codes', 'machines', 'paymentFields', 'payments', 'payTo'],
    load: async () => (await import('../../screens/payments/application-info.tsx')).PaymentApplicationInfo,
  },
  '/paymentRecord': {
    modules: financeTexts,
    load: async () => (await import('../../screens/finance/payment-records.tsx')).PaymentRecords,
  },
  '/costBreakdown': {
    modules: [...financeTexts, 'consultations'],
    load: async () => (await import('../../screens/finance/fees.tsx')).Fees,
  },
  '/customsPaymentRecord': {
    modules: ['codes', 'machines', 'declarationFields', 'customsScreens'],
    load: async () => (await import('../../screens/customs/tax-bills.tsx')).TaxBills,
  },
  '/theInputTicket': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/sales-invoices.tsx')).SalesInvoices,
  },
  '/sellATicket': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/input-invoices.tsx')).InputInvoices,
  },
  '/sellATicketInfo': {
    modules: ['codes', 'errors', 'linesGrid', 'orderForm', 'taxInvoiceFields', 'taxInvoiceScreens'],
    load: async () => (await import('../../screens/tax-invoices/input-invoice-info.tsx')).InputInvoiceInfo,
  },
  '/capitalAppointment': {
    modules: [...invoiceTexts, 'payTo'],
    load: async () =>
      (await import('../../screens/tax-invoices/announced-transfer-list.tsx')).AnnouncedTransferList,
  },
  '/invoicingInfo': {
    modules: invoiceTexts,
    load: async () => (await import('../../screens/tax-invoices/titles.tsx')).Titles,
  },
  '/debtDetail': {
    modules: [...financeTexts, 'payTo', 'rateAlerts'],
    load: async () => (await import('../../screens/finance/debts.tsx')).Debts,
  },
  '/dealRunningWater': {
    modules: financeTexts,
    load: async () => (await import('../../screens/finance/statement.tsx')).Statement,
  },
} satisfies Screens
