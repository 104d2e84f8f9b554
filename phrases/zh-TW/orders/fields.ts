import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/fields.ts'

export const { orderFields } = traditional(source, {
  orderFields: {
    order: { contractNo: '合約編號', incoterms: '貿易條件', invoicingState: '發票狀態' },
    orderReceiving: { expressProvider: '快遞／承運人' },
    orderDelivery: { warehouseId: '取貨倉庫', insuredValue: '報值金額' },
  },
})
