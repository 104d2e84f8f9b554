import { messages } from '../kernel/shared.ts'
import { contracts } from './contracts.ts'
import { orderList } from './order-list.ts'
import { orderRecord } from './order-record.ts'

/** The lists of orders, an order's page and the contracts; field names are in fields.ts. */
export const orders = {
  list: orderList,
  deadline: {
    ...messages('open'),
    exportReceipt: '收汇',
    left: '{name}剩 {days, number} 天',
    today: '今日{name}截止',
    late: '{name}逾期 {days, number} 天',
  },
  alert: { priceAnomaly: '价格异常', priceFailed: '审价未通过' },
  record: orderRecord,
  contract: contracts,
} as const
