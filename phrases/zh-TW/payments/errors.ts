import type { PaymentRefusal } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved: '申請中有訂單尚未通過審核，請先審核訂單再安排付款',
    alreadyArranged: '付款已安排，無法取消，如需停止付款請洽服務商',
    alreadyPaid: '款項已付出，無法再變更，如有疑問請洽服務商',
    orderMissing: '請選擇要付款的訂單',
    orderTwice: '同一訂單不能重複加入，請刪除重複的一列',
    orderNotPayable: '只有已送審或審核通過的訂單可以申請付款',
    currencyDiffers: '所有訂單的幣別必須相同，請分開申請',
    exceedsUnpaid: '付款金額超過未付金額（{unpaid}）',
    bankMissing: '請填寫開戶銀行',
    accountMissing: '請選擇或填寫收款帳號',
    bankAddressMissing: '請填寫銀行地址，已有帳戶請先補充銀行地址',
    methodMissing: '請選擇付款方式',
    rateMissing: '沒有 {currency} 的銀行牌告匯率，請稍後再試或洽服務商',
    rateChanged: '銀行牌告匯率已更新為 {rate}，請核對後重新送出',
    codeMissing: '收款帳戶 7 天內有變更，請填寫簡訊驗證碼',
  },
  approval: { ownRelease: '自己送出的內容須由另一位同事放行' },
} as const satisfies Nested<PaymentRefusal>
