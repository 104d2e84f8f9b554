import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { ComponentType } from 'react'
import type { OfficePath } from '../lib/pages.ts'

type Screen = { readonly modules: readonly PhraseModule[]; readonly load: () => Promise<ComponentType> }

/** Which screen a route shows and which texts it needs. */
export const screens: Record<OfficePath, Screen> = {
  '/office': {
    modules: ['codes'],
    load: async () => (await import('../screens/tasks/queue.tsx')).Queue,
  },
  '/office/orders': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeOrders'],
    load: async () => (await import('../screens/orders/order-list.tsx')).OrderList,
  },
  '/office/order': {
    modules: ['codes', 'errors', 'machines', 'officeOrders', 'officeReview', 'orderFields', 'orderLogistics'],
    load: async () => (await import('../screens/orders/order-record.tsx')).OrderRecord,
  },
  '/office/orderChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).OrderChangeList,
  },
  '/office/orderChange': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'orderFields', 'orderLogistics'],
    load: async () => (await import('../screens/orders/order-change-record.tsx')).OrderChangeRecord,
  },
  '/office/companies': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).CompanyList,
  },
  '/office/company': {
    modules: ['codes', 'errors', 'information', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/review/company-record.tsx')).CompanyRecord,
  },
  '/office/companyChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).CompanyChangeList,
  },
  '/office/companyChange': {
    modules: ['codes', 'information', 'machines', 'officeReview'],
    load: async () => (await import('../screens/review/company-change-record.tsx')).CompanyChangeRecord,
  },
  '/office/suppliers': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).SupplierList,
  },
  '/office/supplier': {
    modules: ['codes', 'machines', 'officeReview', 'partnerFields'],
    load: async () => (await import('../screens/review/supplier-record.tsx')).SupplierRecord,
  },
  '/office/classifications': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).ClassificationList,
  },
  '/office/classification': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'productFields'],
    load: async () => (await import('../screens/review/classification-record.tsx')).ClassificationRecord,
  },
  '/office/consultations': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../screens/review/record-lists.tsx')).ConsultationList,
  },
  '/office/consultation': {
    modules: ['codes', 'errors', 'machines', 'officeReview'],
    load: async () => (await import('../screens/review/consultation-record.tsx')).ConsultationRecord,
  },
  '/office/paymentApplications': {
    modules: ['codes', 'officeFinance', 'officeReview', 'paymentFields'],
    load: async () => (await import('../screens/finance/application-list.tsx')).ApplicationList,
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
    load: async () => (await import('../screens/finance/application-record.tsx')).ApplicationRecord,
  },
  '/office/fees': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/fee-list.tsx')).FeeList,
  },
  '/office/fee': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/fee-record.tsx')).FeeRecord,
  },
  '/office/feeDisputes': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/dispute-list.tsx')).DisputeList,
  },
  '/office/feeDispute': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/dispute-record.tsx')).DisputeRecord,
  },
  '/office/cashVouchers': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/voucher-list.tsx')).VoucherList,
  },
  '/office/cashVoucher': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/voucher-record.tsx')).VoucherRecord,
  },
  '/office/inbound': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/goods-records.tsx')).InboundRecord,
  },
  '/office/outbound': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/goods-records.tsx')).OutboundRecord,
  },
  '/office/pickup': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/goods-records.tsx')).PickupRecord,
  },
  '/office/stockDifference': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'warehouseFields'],
    load: async () => (await import('../screens/warehouse/goods-records.tsx')).DifferenceRecord,
  },
  '/office/bankLines': {
    modules: ['codes', 'errors', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/bank-matching.tsx')).BankMatching,
  },
  '/office/ageing': {
    modules: ['codes', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/ageing.tsx')).AgeingList,
  },
  '/office/debts': {
    modules: ['codes', 'financeFields', 'officeFinance', 'officeReview'],
    load: async () => (await import('../screens/finance/debt-list.tsx')).DebtList,
  },
  '/office/transfers': {
    modules: ['codes', 'errors', 'officeFinance', 'officeReview', 'paymentFields'],
    load: async () => (await import('../screens/finance/transfer-list.tsx')).TransferList,
  },
  '/office/rates': {
    modules: ['codes', 'linesGrid', 'officePublishing'],
    load: async () => (await import('../screens/publishing/rate-list.tsx')).RateList,
  },
  '/office/tariff': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/tariff.tsx')).Tariff,
  },
  '/office/warehouses': {
    modules: ['codes', 'errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/warehouses.tsx')).Warehouses,
  },
  '/office/dictionaries': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/dictionaries.tsx')).Dictionaries,
  },
  '/office/bulletins': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/bulletins.tsx')).Bulletins,
  },
  '/office/messages': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../screens/publishing/message.tsx')).Message,
  },
  '/office/settings': {
    modules: ['officePublishing'],
    load: async () => (await import('../screens/publishing/settings.tsx')).Settings,
  },
  '/office/gateway': {
    modules: ['errors', 'officeGateway'],
    load: async () => (await import('../screens/gateway/gateway.tsx')).Gateway,
  },
  '/office/staff': {
    modules: ['errors', 'officeStaff'],
    load: async () => (await import('../screens/staff/staff-list.tsx')).StaffList,
  },
  '/office/audit': {
    modules: ['officeStaff'],
    load: async () => (await import('../screens/staff/audit-list.tsx')).AuditList,
  },
  '/office/account': {
    modules: ['errors', 'officeStaff'],
    load: async () => (await import('../screens/staff/account.tsx')).Account,
  },
}
