import { reportApi } from '@quayside/contract/reports/report.api.ts'
import { type BoundRoute, bind } from '../../platform/http/bind.ts'
import type { Reports } from './define-report.ts'
import { sendReport } from './send-report.ts'

/** Each report is defined in the module of its data; server/reports.ts lists them. */
export const reportRoutes = (reports: Reports): BoundRoute[] =>
  bind(reportApi, { 'POST system/report/batchSendReport': sendReport(reports) })
