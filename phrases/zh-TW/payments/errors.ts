import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/payments/errors.ts'

export const { paymentErrors } = traditional(source, {
  paymentErrors: {
    paymentApplication: {
      alreadyArranged: '付款已安排，無法取消，如需停止付款請洽服務商',
      alreadyPaid: '款項已付出，無法再變更，如有疑問請洽服務商',
      orderTwice: '同一訂單不能重複加入，請刪除重複的一列',
      rateMissing: '沒有 {currency} 的銀行牌告匯率，請稍後再試或洽服務商',
    },
  },
})
