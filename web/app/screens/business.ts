import type { Screens } from './screen.ts'

export const businessScreens = {
  '/supplierList': {
    modules: ['codes', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/supplier-list.tsx')).SupplierList,
  },
  '/supplierInfo': {
    modules: ['codes', 'errors', 'machines', 'partners', 'partnerFields', 'supplierScore'],
    load: async () => (await import('../../screens/partners/supplier-info.tsx')).SupplierInfo,
  },
  '/supplierScores': {
    modules: ['codes', 'supplierScore'],
    load: async () => (await import('../../screens/partners/supplier-scores.tsx')).SupplierScores,
  },
  '/supplierCases': {
    modules: ['codes', 'supplierScore'],
    load: async () => (await import('../../screens/partners/supplier-cases.tsx')).SupplierCases,
  },
  '/supplierAccount': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/supplier-account-list.tsx')).SupplierAccountList,
  },
  '/SupplierAddress': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/supplier-address-list.tsx')).SupplierAddressList,
  },
  '/distributor': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/customer-list.tsx')).CustomerList,
  },
} satisfies Screens
