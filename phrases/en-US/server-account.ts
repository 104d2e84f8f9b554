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
  companyChange: {
    approve: {
      title: 'The change of your company’s information is approved',
      content: 'The change of {name}’s information has been approved and is in effect now.',
    },
    reject: {
      title: 'The change of your company’s information was rejected',
      content:
        'The change of {name}’s information was rejected: {reason}. The information stays as it was; you can correct the change and propose it again.',
    },
  },
}
