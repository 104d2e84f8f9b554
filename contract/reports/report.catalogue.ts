import type { Permission } from '../permissions.ts'

/**
 * Every report by its number, and what it takes to see it. What a report has (columns, filters, groups, query, links)
 * stands in one file of the server, which server/reports.ts lists; its texts in phrases/<locale>/reports.
 */
export const reportCatalogue = {
  /** The calling member's own messages. */
  rpt001: 'report-notice-print',
  /** Exchange rates of a period. */
  rpt002: 'report-rate-print',
  /** The company's members and what each may do. */
  rpt003: 'report-member-print',
  /** Clearance detail: one row for each line of a declaration. */
  rpt026: 'report-clearance-view',
  /** Order reconciliation: one row for each order, with its money. */
  rpt097: 'report-reconciliation-view',
  /** Declarations by month, direction and customs office. */
  declarationSummary: 'report-declaration-view',
  /** Customs' tax bills. */
  customsPayments: 'report-taxBill-view',
  /** Landed cost: one row for each line of an order that is bought. */
  landedCost: 'report-landedCost-view',
  /** What a piece of each product cost until it had arrived, by the day of its release. */
  clearanceCost: 'report-landedCost-view',
  /** What came and went of each lot in a period. */
  stockMovements: 'report-stock-view',
  /** What lies in the warehouses, and for how long. */
  stockAgeing: 'report-stock-view',
  /** Lots by the day on which they expire. */
  stockExpiry: 'report-stock-view',
  /** The days of storage that were charged. */
  storageCost: 'report-stock-view',
} as const satisfies Record<string, Permission>

export type ReportNo = keyof typeof reportCatalogue
export const isReportNo = (no: string): no is ReportNo => Object.hasOwn(reportCatalogue, no)
