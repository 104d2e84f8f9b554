import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const paymentCodes = {
  bankFeeBearer: { customer: '客户承担', shared: '双方共担', supplier: '供应商承担' },
  fxPaymentState: {
    appliedUnpaid: '已申请未付汇',
    partlyPaid: '部分付汇',
    paid: '已付汇',
    notNeeded: '无需付汇',
    notApplied: '未申请付汇',
  },
  paymentApplicationState: {
    ...stateNames('cancelled'),
    ...common('unreviewed', 'paid', 'toRelease'),
    arranged: '已安排未付款',
    rejected: '已驳回',
  },
  paymentQueryState: { ...common('unreviewed'), reviewed: '已审核' },
  paymentState: { unpaid: '未付款', partlyPaid: '部分付款', ...common('paid'), notNeeded: '无需付款' },
} as const satisfies Partial<CodeTexts>
