import type { reports as source } from '../../zh-CN/reports/reports.ts'
import { analysisSheet } from './analysis-sheet.ts'
import { customsReports } from './customs-reports.ts'
import { landedCostReports } from './landed-cost-report.ts'
import { reportFilters } from './report-filters.ts'
import { stockReports } from './stock-reports.ts'

export const reports: typeof source = {
  rpt001: {
    title: 'My messages',
    columns: {
      createdAt: 'Time',
      sType: 'Type',
      title: 'Title',
      content: 'Content',
      isRead: 'Read',
      readAt: 'Read at',
    },
  },
  rpt002: {
    title: 'Exchange rates',
    columns: {
      day: 'Date',
      source: 'Source',
      currency: 'Currency',
      middle: 'Middle rate',
      buying: 'Buying',
      cashBuying: 'Cash buying',
      selling: 'Selling',
    },
  },
  rpt003: {
    title: 'Members and permissions',
    columns: {
      name: 'Name',
      mobile: 'Mobile',
      email: 'Email',
      permissionSet: 'Role',
      isEnabled: 'Status',
      lastLoginAt: 'Last login',
      permissions: 'Permissions',
    },
  },
  ...customsReports,
  ...landedCostReports,
  rpt097: {
    title: 'Order reconciliation',
    columns: {
      orderNo: 'Order',
      orderDate: 'Date',
      kind: 'Kind',
      state: 'State',
      supplier: 'Supplier',
      currency: 'Currency',
      amount: 'Amount',
      applied: 'Applied for',
      paid: 'Paid to supplier',
      received: 'Received',
      advanced: 'Advanced (RMB)',
      fees: 'Fees (RMB)',
      taxes: 'Taxes (RMB)',
      writtenOff: 'Written off (RMB)',
      outstanding: 'Outstanding (RMB)',
      invoiced: 'Invoiced (RMB)',
      notInvoiced: 'Not yet invoiced (RMB)',
      otherDebts: 'Outstanding in other currencies',
      lines: 'Lines',
    },
  },
  ...stockReports,
  ...reportFilters,
  others: 'Others',
  analysis: analysisSheet,
  page: 'Page {page} of {pages}',
  paper: {
    provider: 'Provider: {name}',
    customer: 'Customer: {name}',
    period: 'Period: {period}',
    allDays: 'Period: all',
    currency: 'Currency: {currencies}',
    left: 'The page has no room for these columns: {columns}. The Excel file has all of them.',
  },
  total: 'Total {currency}',
  currency: 'Currency',
  count: 'Count',
  enabled: 'Enabled',
  disabled: 'Disabled',
  permissionsOfPage: '{area}, {page}: {actions}',
  between: '; ',
}
