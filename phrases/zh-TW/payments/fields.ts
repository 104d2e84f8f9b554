import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/fields.ts'

export const { paymentFields } = traditional(source, {
  paymentFields: {
    paymentApplication: {
      rateDate: '匯率日期',
      rmbAmount: '折合人民幣',
      bankFeeBearer: '銀行手續費負擔',
      bankReference: '銀行交易序號',
    },
    announcedTransfer: { number: '通知號碼' },
  },
})
