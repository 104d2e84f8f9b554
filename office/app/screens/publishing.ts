import type { Screens } from './screen.ts'

export const publishingScreens = {
  '/office/rates': {
    modules: ['codes', 'linesGrid', 'officePublishing'],
    load: async () => (await import('../../screens/publishing/rate-list.tsx')).RateList,
  },
  '/office/tariff': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../../screens/publishing/tariff.tsx')).Tariff,
  },
  '/office/dictionaries': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../../screens/publishing/dictionaries.tsx')).Dictionaries,
  },
  '/office/bulletins': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../../screens/publishing/bulletins.tsx')).Bulletins,
  },
  '/office/messages': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../../screens/publishing/message.tsx')).Message,
  },
  '/office/settings': {
    modules: ['errors', 'officePublishing'],
    load: async () => (await import('../../screens/settings/settings.tsx')).Settings,
  },
  '/office/gateway': {
    modules: ['errors', 'officeGateway'],
    load: async () => (await import('../../screens/gateway/gateway.tsx')).Gateway,
  },
  '/office/system': {
    modules: ['errors', 'officeGateway', 'officeSystem'],
    load: async () => (await import('../../screens/system/system.tsx')).System,
  },
  '/office/staff': {
    modules: ['errors', 'officeStaff'],
    load: async () => (await import('../../screens/staff/staff-list.tsx')).StaffList,
  },
  '/office/audit': {
    modules: ['officeGateway', 'officePublishing', 'officeStaff'],
    load: async () => (await import('../../screens/staff/audit-list.tsx')).AuditList,
  },
  '/office/account': {
    modules: ['errors', 'officeStaff', 'secondFactor'],
    load: async () => (await import('../../screens/staff/account.tsx')).Account,
  },
} satisfies Screens
