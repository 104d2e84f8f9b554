import type { paymentApplicationRefusals } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved: '申請中有訂單尚未通過審核，請先審核訂單再安排付款',
    alreadyArranged: '付款已安排，無法取消，如需停止付款請洽服務商',
    alreadyPaid: '款項已付出，無法再變更，如有疑問請洽服務商',
  },
} as const satisfies Nested<keyof typeof paymentApplicationRefusals>
