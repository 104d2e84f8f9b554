import type { Screens } from './screen.ts'

export const hubScreens = {
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
  },
  '/customerContact': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../../screens/account/contact-list.tsx')).ContactList,
  },
  '/myAddress': {
    modules: ['codes', 'errors', 'hub', 'hubFields'],
    load: async () => (await import('../../screens/account/address-list.tsx')).AddressList,
  },
  '/groupRobots': {
    modules: ['codes', 'errors', 'hub', 'hubFields', 'notices', 'robots'],
    load: async () => (await import('../../screens/account/robot-list.tsx')).RobotList,
  },
  '/members': {
    modules: ['errors', 'members', 'permissions'],
    load: async () => (await import('../../screens/account/members.tsx')).Members,
  },
  '/shareLinks': {
    modules: ['codes', 'errors', 'shareLinks'],
    load: async () => (await import('../../screens/account/share-links.tsx')).ShareLinks,
  },
  '/ownSystems': {
    modules: ['codes', 'errors', 'ownSystems', 'permissions'],
    load: async () => (await import('../../screens/account/system-keys.tsx')).SystemKeys,
  },
  '/ownWebhooks': {
    modules: ['codes', 'errors', 'ownWebhooks', 'permissions'],
    load: async () => (await import('../../screens/account/system-webhooks.tsx')).SystemWebhooks,
  },
  '/ownApprovals': {
    modules: ['errors', 'payments'],
    load: async () => (await import('../../screens/payments/approval-rule.tsx')).ApprovalRule,
  },
} satisfies Screens
