import type { Screens } from './screen.ts'

export const serviceScreens = {
  '/labelList': {
    modules: ['codes', 'labelFields', 'labels', 'machines'],
    load: async () => (await import('../../screens/filings/label-list.tsx')).LabelList,
  },
  '/labelOrder': {
    modules: [
      'codes',
      'consultations',
      'errors',
      'filingQuotes',
      'labelFields',
      'labels',
      'labelVersions',
      'linesGrid',
      'machines',
      'orderForm',
    ],
    load: async () => (await import('../../screens/filings/label-info.tsx')).LabelInfo,
  },
  '/serviceList': {
    modules: ['codes', 'machines', 'serviceFields', 'services'],
    load: async () => (await import('../../screens/services/service-list.tsx')).ServiceList,
  },
  '/serviceInfo': {
    modules: ['codes', 'consultations', 'errors', 'machines', 'serviceFields', 'services'],
    load: async () => (await import('../../screens/services/service-record.tsx')).ServiceInfo,
  },
  '/approvalList': {
    modules: ['approval', 'approvalFields', 'codes', 'machines'],
    load: async () => (await import('../../screens/filings/approval-list.tsx')).ApprovalList,
  },
  '/approvalOrder': {
    modules: [
      'approval',
      'approvalFields',
      'codes',
      'consultations',
      'errors',
      'filingQuotes',
      'linesGrid',
      'machines',
      'orderForm',
    ],
    load: async () => (await import('../../screens/filings/approval-info.tsx')).ApprovalInfo,
  },
} satisfies Screens
