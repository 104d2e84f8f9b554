import type { Screens } from './screen.ts'

export const serviceScreens = {
  '/office/labelOrders': {
    modules: ['codes', 'labelFields', 'officeApproval', 'officeLabels', 'officeReview'],
    load: async () => (await import('../../screens/filings/label-list.tsx')).LabelOrderList,
  },
  '/office/labelOrder': {
    modules: [
      'codes',
      'errors',
      'filingQuotes',
      'labelFields',
      'labelVersions',
      'machines',
      'officeLabels',
      'officeReview',
    ],
    load: async () => (await import('../../screens/filings/label-record.tsx')).LabelRecord,
  },
  '/office/services': {
    modules: ['codes', 'officeReview', 'serviceFields'],
    load: async () => (await import('../../screens/services/service-list.tsx')).ServiceList,
  },
  '/office/service': {
    modules: ['codes', 'errors', 'machines', 'officeReview', 'officeServices', 'serviceFields'],
    load: async () => (await import('../../screens/services/service-record.tsx')).ServiceRecord,
  },
  '/office/approvals': {
    modules: ['approvalFields', 'codes', 'officeApproval', 'officeReview'],
    load: async () => (await import('../../screens/filings/approval-list.tsx')).ApprovalList,
  },
  '/office/approval': {
    modules: [
      'approvalFields',
      'codes',
      'errors',
      'filingQuotes',
      'machines',
      'officeApproval',
      'officeReview',
    ],
    load: async () => (await import('../../screens/filings/approval-record.tsx')).ApprovalRecord,
  },
} satisfies Screens
