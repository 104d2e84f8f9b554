import { customsTexts } from './customs.ts'
import type { Screens } from './screen.ts'

export const reviewScreens = {
  '/office': {
    modules: ['codes'],
    load: async () => (await import('../../screens/tasks/queue.tsx')).Queue,
  },
  '/office/myTasks': {
    modules: ['codes', 'teamwork'],
    load: async () => (await import('../../screens/teamwork/own-tasks.tsx')).OwnTasks,
  },
  '/office/orders': {
    modules: ['codes', 'errors', 'financeFields', 'machines', 'officeFinance', 'officeOrders'],
    load: async () => (await import('../../screens/orders/order-list.tsx')).OrderList,
  },
  '/office/order': {
    modules: [...customsTexts, 'officeWarehouse', 'orderFields', 'orderLogistics', 'warehouseFields'],
    load: async () => (await import('../../screens/orders/order-record.tsx')).OrderRecord,
  },
  '/office/orderChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../../screens/review/record-lists.tsx')).OrderChangeList,
  },
  '/office/orderChange': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'orderFields', 'orderLogistics'],
    load: async () => (await import('../../screens/orders/order-change-record.tsx')).OrderChangeRecord,
  },
  '/office/companies': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../../screens/review/record-lists.tsx')).CompanyList,
  },
  '/office/company': {
    modules: ['codes', 'errors', 'information', 'machines', 'officeFinance', 'officeReview'],
    load: async () => (await import('../../screens/review/company-record.tsx')).CompanyRecord,
  },
  '/office/companyChanges': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../../screens/review/record-lists.tsx')).CompanyChangeList,
  },
  '/office/companyChange': {
    modules: ['codes', 'information', 'machines', 'officeReview'],
    load: async () => (await import('../../screens/review/company-change-record.tsx')).CompanyChangeRecord,
  },
  '/office/suppliers': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../../screens/review/record-lists.tsx')).SupplierList,
  },
  '/office/supplier': {
    modules: ['codes', 'machines', 'officeReview', 'partnerFields'],
    load: async () => (await import('../../screens/review/supplier-record.tsx')).SupplierRecord,
  },
  '/office/classifications': {
    modules: ['codes', 'errors', 'linesGrid', 'machines', 'officeReview', 'productFields'],
    load: async () => (await import('../../screens/review/classification-list.tsx')).ClassificationList,
  },
  '/office/classification': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'productFields'],
    load: async () => (await import('../../screens/review/classification-record.tsx')).ClassificationRecord,
  },
  '/office/consultations': {
    modules: ['codes', 'officeReview'],
    load: async () => (await import('../../screens/review/record-lists.tsx')).ConsultationList,
  },
  '/office/consultation': {
    modules: ['codes', 'errors', 'machines', 'officeReview'],
    load: async () => (await import('../../screens/review/consultation-record.tsx')).ConsultationRecord,
  },
} satisfies Screens
