import type { reports as source } from '../../zh-CN/reports/reports.ts'
import { commonLabels } from '../kernel/labels.ts'
import { amountsInRmb, common } from '../kernel/shared.ts'
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
      ...common('sType', 'title', 'isRead'),
      content: 'Content',
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
      name: commonLabels.personName,
      mobile: 'Mobile',
      ...common('email'),
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
      ...common('kind', 'state', 'supplier', 'currency', 'lines'),
      ...amountsInRmb('fees'),
      amount: 'Amount',
      applied: 'Applied for',
      paid: 'Paid to supplier',
      received: 'Received',
      advanced: 'Advanced (RMB)',
      taxes: 'Taxes (RMB)',
      writtenOff: 'Settled (RMB)',
      outstanding: 'Outstanding (RMB)',
      invoiced: 'Invoiced (RMB)',
      notInvoiced: 'Not yet invoiced (RMB)',
      otherDebts: 'Outstanding in other currencies',
    },
  },
  ...stockReports,
  ...reportFilters,
  others: 'Others',
  analysis: analysisSheet,
  ...common('page', 'currency', 'count', 'enabled', 'between'),
  paper: {
    provider: 'Provider: {name}',
    customer: 'Customer: {name}',
    period: 'Period: {period}',
    allDays: 'Period: all',
    currency: 'Currency: {currencies}',
    left: 'The page has no room for these columns: {columns}. The Excel file has all of them.',
  },
  total: 'Total {currency}',
  disabled: 'Disabled',
  permissionsOfPage: '{area}, {page}: {actions}',
}
