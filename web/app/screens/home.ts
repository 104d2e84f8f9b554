import type { PhraseModule } from '@quayside/phrases/load.ts'
import type { Screens } from './screen.ts'

const reportTexts: readonly PhraseModule[] = ['codes', 'errors', 'reportScreens']

export const homeScreens = {
  '/home': {
    modules: ['codes', 'home', 'payTo'],
    load: async () => (await import('../../screens/home/home.tsx')).Home,
  },
  '/homeindex': {
    modules: ['codes', 'home', 'payTo'],
    load: async () => (await import('../../screens/home/home.tsx')).Home,
  },
  '/systematicNotification': {
    modules: ['codes', 'notices'],
    load: async () => (await import('../../screens/notices/notice-list.tsx')).NoticeList,
  },
  '/noticeSetting': {
    modules: ['codes', 'notices'],
    load: async () => (await import('../../screens/notices/notice-setting.tsx')).NoticeSettingPage,
  },
  '/corporateAnnouncements': {
    modules: ['notices'],
    load: async () => (await import('../../screens/notices/bulletin-list.tsx')).BulletinList,
  },
  '/consultativeManagement': {
    modules: ['codes', 'consultations', 'errors', 'machines'],
    load: async () => (await import('../../screens/notices/consultation-list.tsx')).ConsultationList,
  },
  '/recordTasks': {
    modules: ['codes', 'teamwork'],
    load: async () => (await import('../../screens/home/task-list.tsx')).CompanyTaskList,
  },
  '/flowBoard': {
    modules: ['codes', 'flowBoard'],
    load: async () => (await import('../../screens/reports/flow-board.tsx')).FlowBoardPage,
  },
  '/decisionAnalysis': {
    modules: ['codes', 'decisionAnalysis'],
    load: async () => (await import('../../screens/reports/decision-analysis.tsx')).DecisionAnalysis,
  },
  '/rpt097': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).ReconciliationReport,
  },
  '/rpt026': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).ClearanceReport,
  },
  '/declarationSummary': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).DeclarationSummary,
  },
  '/customsPayments': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).CustomsPayments,
  },
  '/otherReports': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).OtherReports,
  },
  '/reportCentre': {
    modules: reportTexts,
    load: async () => (await import('../../screens/reports/report-screens.tsx')).ReportCentre,
  },
} satisfies Screens
