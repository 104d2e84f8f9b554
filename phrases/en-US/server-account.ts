import type { accountNotices as source } from '../zh-CN/server-account.ts'

export const accountNotices: typeof source = {
  companyPassed: {
    title: 'Your company is approved',
    content: '{name} has been approved. Everything is open to you now.',
  },
  companyRejected: {
    title: 'Your company was not approved',
    content: '{name} was not approved: {reason}. Correct the company information and submit it again.',
  },
}
