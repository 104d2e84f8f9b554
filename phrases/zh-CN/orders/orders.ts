import { contracts } from './contracts.ts'
import { orderList } from './order-list.ts'
import { orderRecord } from './order-record.ts'

/** The lists of orders, an order's page and the contracts; field names are in fields.ts. */
export const orders = {
  list: orderList,
  deadline: {
    open: '{year} 年节假日安排尚未公布，遇休息日顺延',
    exportReceipt: '收汇',
    left: '{name}剩 {days, number} 天',
    today: '今日{name}截止',
    late: '{name}逾期 {days, number} 天',
  },
  alert: { priceAnomaly: '价格异常', priceFailed: '审价未通过' },
  record: orderRecord,
  contract: contracts,
} as const
