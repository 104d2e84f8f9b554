import type { Wording } from '../../wording.ts'
import type { orders as source } from '../../zh-CN/orders/orders.ts'
import { messages } from '../kernel/shared.ts'
import { contracts } from './contracts.ts'
import { orderList } from './order-list.ts'
import { orderRecord } from './order-record.ts'

export const orders: Wording<typeof source> = {
  list: orderList,
  deadline: {
    ...messages('open'),
    exportReceipt: 'Export proceeds',
    left: '{name} due in {days, plural, one {# day} other {# days}}',
    today: '{name} due today',
    late: '{name} {days, plural, one {# day} other {# days}} late',
  },
  alert: { priceAnomaly: 'Unusual price', priceFailed: 'Price rejected' },
  record: orderRecord,
  contract: contracts,
}
