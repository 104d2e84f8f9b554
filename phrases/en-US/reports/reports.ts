import type { reports as source } from '../../zh-CN/reports/reports.ts'

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
  page: 'Page {page} of {pages}',
  enabled: 'Enabled',
  disabled: 'Disabled',
  permissionsOfPage: '{area}, {page}: {actions}',
  between: '; ',
}
