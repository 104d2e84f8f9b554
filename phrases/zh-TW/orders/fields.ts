import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/fields.ts'

export const { orderFields } = traditional(source, {
  orderFields: {
    order: {
      contractNo: '合約編號',
      incoterms: '貿易條件',
      writeOffState: '沖帳狀態',
      invoicingState: '發票狀態',
      supplierInvoiceNo: '供應商發票號碼',
    },
    orderLine: { volume: '材積（m³）', reelCount: '捲盤數', reelNumber: '捲盤號' },
    orderReceiving: { expressProvider: '快遞／承運人' },
    orderDelivery: { warehouseId: '取貨倉庫', insuredValue: '報值金額' },
  },
})
