import type { Screens } from './screen.ts'

export const businessScreens = {
  '/supplierList': {
    modules: ['codes', 'machines', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/supplier-list.tsx')).SupplierList,
    first: 'GET base/online/supplier/list',
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
    first: 'GET base/online/supplierAccount/list',
  },
  '/SupplierAddress': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/supplier-address-list.tsx')).SupplierAddressList,
    first: 'GET base/online/supplierAddress/list',
  },
  '/distributor': {
    modules: ['codes', 'errors', 'partners', 'partnerFields'],
    load: async () => (await import('../../screens/partners/customer-list.tsx')).CustomerList,
    first: 'GET base/online/customer/list',
  },
  '/myInformation': {
    modules: [
      'codes',
      'errors',
      'information',
      'machines',
      'myInformation',
      'ownCompanies',
      'permissions',
      'secondFactor',
    ],
    load: async () => (await import('../../screens/account/my-information.tsx')).MyInformation,
  },
  '/bankAccount': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../../screens/account/bank-account-list.tsx')).BankAccountList,
    first: 'GET base/online/bankAccount/list',
  },
  '/customerContact': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../../screens/account/contact-list.tsx')).ContactList,
    first: 'GET base/online/contact/list',
  },
  '/myAddress': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../../screens/account/address-list.tsx')).AddressList,
    first: 'GET base/online/address/list',
  },
  '/groupRobots': {
    modules: ['codes', 'errors', 'hub', 'hubFields', 'robots'],
    load: async () => (await import('../../screens/account/robot-list.tsx')).RobotList,
    first: 'GET base/online/robot/list',
  },
  '/members': {
    modules: ['errors', 'members', 'permissions'],
    load: async () => (await import('../../screens/account/members.tsx')).Members,
    first: 'GET base/online/member/list',
  },
  '/shareLinks': {
    modules: ['codes', 'errors', 'shareLinks'],
    load: async () => (await import('../../screens/account/share-links.tsx')).ShareLinks,
    first: 'GET base/online/shareLink/list',
  },
  '/ownSystems': {
    modules: ['codes', 'errors', 'ownSystems', 'permissions'],
    load: async () => (await import('../../screens/account/system-keys.tsx')).SystemKeys,
    first: 'GET base/online/systemKey/list',
  },
  '/ownWebhooks': {
    modules: ['codes', 'errors', 'ownWebhooks', 'permissions'],
    load: async () => (await import('../../screens/account/system-webhooks.tsx')).SystemWebhooks,
    first: 'GET base/online/systemWebhook/list',
  },
} satisfies Screens
