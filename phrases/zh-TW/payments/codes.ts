import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/codes.ts'

export const { paymentCodes } = traditional(source, {
  paymentCodes: {
    bankFeeBearer: { customer: '客戶負擔', shared: '雙方分攤', supplier: '供應商負擔' },
    fxPaymentState: { notNeeded: '免匯款' },
    paymentState: { paid: '已付清', notNeeded: '免付款' },
  },
})
