import { mainlandSuppliers } from './mainland-suppliers.ts'
import { overseasSuppliers } from './overseas-suppliers.ts'
import { type DemoSupplier, hsbc } from './supplier.ts'

export const demoSuppliers: readonly DemoSupplier[] = [...overseasSuppliers, ...mainlandSuppliers]

/** The rival has suppliers of its own, so that a leak would show. */
export const rivalSuppliers: readonly DemoSupplier[] = [
  {
    name: '海星贸易（香港）有限公司',
    englishName: 'Starfish Trading (HK) Limited',
    abbreviation: 'Starfish',
    isOverseas: 1,
    contact: 'Vincent Mak',
    phone: '+852 2111 7788',
    address: '香港九龙尖沙咀广东道 30 号',
    state: 'enabled',
    accounts: [hsbc('Starfish Trading (HK) Limited', '900118827838', 'USD')],
    addresses: [],
  },
]
export const voidReason = '已停止合作，最近一年没有新订单。'
export const enableReason = '恢复采购仪器，请重新启用。'
