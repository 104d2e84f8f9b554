import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const reportCodes = {
  reportEvery: {
    day: 'Every day',
    week: 'Every week',
    month: 'Every month',
  },
  reportRunState: {
    waiting: 'Waiting',
    working: 'Being made',
    done: 'Ready',
    failed: 'Failed',
    cancelled: 'Canceled',
    expired: 'Expired',
  },
  reportFormat: {
    xlsx: 'Excel workbook',
    pdf: 'PDF file',
  },
  expiryRange: {
    expired: 'Expired',
    within30: 'Within 30 days',
    within60: 'In 31 to 60 days',
    within90: 'In 61 to 90 days',
    later: 'After 90 days',
  },
  stockAge: {
    upTo30: 'Up to 30 days',
    upTo90: 'From 31 to 90 days',
    upTo180: 'From 91 to 180 days',
    older: 'Over 180 days',
  },
  tradeDirection: {
    import: 'Import',
    export: 'Export',
  },
} satisfies Partial<CodeTexts>
