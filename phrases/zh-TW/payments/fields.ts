import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/fields.ts'

export const { paymentFields } = traditional(source, {
  paymentFields: {
    paymentApplication: {
      number: '申請號碼',
      rateDate: '匯率日期',
      rmbAmount: '折合人民幣',
      bankFeeBearer: '銀行手續費負擔',
    },
    announcedTransfer: { number: '通知號碼' },
  },
})
