import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const filingCodes = {
  approvalOrderState: {
    cancelled: '已取消',
    draft: '草稿',
    submitted: '已送審',
    registered: '已註冊並辦理授權備案',
    filingAccepted: '備案已受理',
    administrativeCheck: '行政審查',
    windowSubmission: '臨櫃遞件',
    reviewPeriod: '審查期',
    completed: '已結案',
  },
  labelCategory: {
    food: '食品',
    healthFood: '保健食品',
    cosmetics: '化粧品',
    other: '其他',
  },
  labelVersionState: {
    waiting: '待您確認',
    confirmed: '已確認',
    changeAsked: '要求修改',
    replaced: '已被取代',
  },
  labelOrderState: {
    returned: '已退件',
    draft: '草稿',
    submitted: '已送審',
    suspended: '已暫停',
    completed: '已結案',
  },
} as const satisfies Partial<CodeTexts>
