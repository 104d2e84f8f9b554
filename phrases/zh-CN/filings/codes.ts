import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const filingCodes = {
  approvalOrderState: {
    cancelled: '已取消',
    draft: '草稿',
    submitted: '已提交',
    registered: '已注册并办理授权备案',
    filingAccepted: '备案已受理',
    administrativeCheck: '行政审查',
    windowSubmission: '窗口递交',
    reviewPeriod: '审评期',
    completed: '已完成',
  },
  labelCategory: {
    food: '食品',
    healthFood: '保健食品',
    cosmetics: '化妆品',
    other: '其他',
  },
  filingQuoteState: { none: '未报价', quoted: '待您确认', accepted: '已接受', declined: '未接受' },
  labelVersionState: {
    waiting: '待您确认',
    confirmed: '已确认',
    changeAsked: '要求修改',
    replaced: '已被替换',
  },
  labelOrderState: {
    returned: '已退单',
    draft: '草稿',
    submitted: '已提交',
    suspended: '已暂停',
    completed: '已完成',
  },
} as const satisfies Partial<CodeTexts>
