import type { paymentApplicationRefusals } from '@quayside/contract/payments/payment-application.refusals.ts'
import type { Nested } from '../../nested.ts'

export const paymentErrors = {
  paymentApplication: {
    ordersNotApproved: '申请中有订单尚未通过审核，请先审核订单再安排付款',
    alreadyArranged: '付款已安排，不能取消，如需停止付款请联系服务商',
    alreadyPaid: '款项已付出，不能再更改，如有疑问请联系服务商',
  },
} as const satisfies Nested<keyof typeof paymentApplicationRefusals>
