import { memberReport } from './modules/account/member-report.ts'
import { noticeReport } from './modules/notices/notice-report.ts'
import { rateReport } from './modules/rates/rate-report.ts'
import type { Reports } from './modules/reports/define-report.ts'

/** Every report that can be printed, by its number: one for each of the catalogue, or this does not compile. */
export const reports: Reports = { rpt001: noticeReport, rpt002: rateReport, rpt003: memberReport }
