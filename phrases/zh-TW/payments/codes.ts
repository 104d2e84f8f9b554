import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const paymentCodes = {
  bankFeeBearer: { customer: '客戶負擔', shared: '雙方分攤', supplier: '供應商負擔' },
  fxPaymentState: {
    appliedUnpaid: '已申請未匯款',
    partlyPaid: '部分匯款',
    paid: '已匯款',
    notNeeded: '免匯款',
    notApplied: '未申請匯款',
  },
  paymentApplicationState: {
    cancelled: '已取消',
    unreviewed: '未審核',
    arranged: '已安排未付款',
    paid: '已付款',
    rejected: '已駁回',
    toRelease: '待放行',
  },
  paymentQueryState: { unreviewed: '未審核', reviewed: '已審核' },
  paymentState: { unpaid: '未付款', partlyPaid: '部分付款', paid: '已付清', notNeeded: '免付款' },
} as const satisfies Partial<CodeTexts>
