import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/fields.ts'

export const { financeFields } = traditional(source, {
  financeFields: {
    ageing: { total: '折合人民幣合計' },
    paymentRecord: { bankReference: '銀行交易序號' },
  },
})
