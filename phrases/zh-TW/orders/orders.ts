import type { Wording } from '../../wording.ts'
import type { orders as source } from '../../zh-CN/orders/orders.ts'
import { contracts } from './contracts.ts'
import { orderList } from './order-list.ts'
import { orderRecord } from './order-record.ts'

export const orders: Wording<typeof source> = {
  list: orderList,
  deadline: {
    open: '{year} 年假日安排尚未公布，遇休假日順延',
    exportReceipt: '收匯',
    left: '{name}剩 {days, number} 天',
    today: '今日{name}截止',
    late: '{name}逾期 {days, number} 天',
  },
  alert: { priceAnomaly: '價格異常', priceFailed: '審價未通過' },
  record: orderRecord,
  contract: contracts,
}
