import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const filingCodes = {
  approvalOrderState: {
    ...stateNames('cancelled'),
    ...common('draft', 'submitted', 'completed'),
    registered: '已注册并办理授权备案',
    filingAccepted: '备案已受理',
    administrativeCheck: '行政审查',
    windowSubmission: '窗口递交',
    reviewPeriod: '审评期',
  },
  labelCategory: { ...common('food', 'cosmetics'), ...stateNames('other'), healthFood: '保健食品' },
  filingQuoteState: { none: '未报价', quoted: '待您确认', ...common('accepted'), declined: '未接受' },
  labelVersionState: {
    waiting: '待您确认',
    ...common('confirmed'),
    changeAsked: '要求修改',
    replaced: '已被替换',
  },
  labelOrderState: { returned: '已退单', ...common('draft', 'submitted', 'completed'), suspended: '已暂停' },
} as const satisfies Partial<CodeTexts>
