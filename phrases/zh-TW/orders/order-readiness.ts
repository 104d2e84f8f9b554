import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/order-readiness.ts'

export const { orderReadiness } = traditional(source, {
  orderReadiness: { codes: { unclassified: '商品尚未稅則分類，無法報關，請先申請分類' } },
})
