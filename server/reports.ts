import { memberReport } from './modules/account/member-report.ts'
import { clearanceReport } from './modules/customs/clearance-report.ts'
import { declarationSummaryReport } from './modules/customs/declaration-summary-report.ts'
import { taxBillReport } from './modules/customs/tax-bill-report.ts'
import { noticeReport } from './modules/notices/notice-report.ts'
import { reconciliationReport } from './modules/orders/reconciliation-report.ts'
import { rateReport } from './modules/rates/rate-report.ts'
import { clearanceCostReport } from './modules/reports/clearance-cost-report.ts'
import { landedCostReport } from './modules/reports/landed-cost-report.ts'
import {
  stockAgeingReport,
  stockExpiryReport,
  stockMovementsReport,
} from './modules/warehouse/stock-reports.ts'
import { storageCostReport } from './modules/warehouse/storage-cost-report.ts'
import type { Reports } from './platform/reports/define-report.ts'

/** Every report, by its number: one for each of the catalogue, or this does not compile. */
export const reports: Reports = {
  rpt001: noticeReport,
  rpt002: rateReport,
  rpt003: memberReport,
  rpt026: clearanceReport,
  rpt097: reconciliationReport,
  declarationSummary: declarationSummaryReport,
  customsPayments: taxBillReport,
  landedCost: landedCostReport,
  clearanceCost: clearanceCostReport,
  stockMovements: stockMovementsReport,
  stockAgeing: stockAgeingReport,
  stockExpiry: stockExpiryReport,
  storageCost: storageCostReport,
}
