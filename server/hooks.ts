import { compareDeclared } from './modules/customs/compare-declared.ts'
import { dropDeclarations, requireUndeclared } from './modules/customs/order-declarations.ts'
import { followVoucher } from './modules/customs/settle-tax-bill.ts'
import { refreshOrderMoney } from './modules/finance/order-money.ts'
import { proposeAgencyFee } from './modules/finance/propose-agency-fee.ts'
import { voucherHooks } from './modules/finance/voucher-hooks.ts'
import { orderHooks } from './modules/orders/order-hooks.ts'
import { bindLots } from './modules/warehouse/bind-lots.ts'
import { readWarehouses } from './modules/warehouse/list-warehouses.ts'
import { arriveOrderGoods, freeOrderGoods, readBound } from './modules/warehouse/order-stock.ts'
import { reportShortages } from './modules/warehouse/report-difference.ts'
import { shipOrderGoods } from './modules/warehouse/ship-order-goods.ts'
import { storeOrderGoods } from './modules/warehouse/store-order-goods.ts'

/** Names for each module what later modules do at its hooks. */
export function registerHooks(): void {
  orderHooks.register({
    bindLots,
    readBound,
    reportShortages,
    compareDeclared,
    storeGoods: storeOrderGoods,
    shipGoods: shipOrderGoods,
    arriveGoods: arriveOrderGoods,
    freeGoods: freeOrderGoods,
    readWarehouses,
    dropDeclarations,
    requireUndeclared,
    refreshMoney: refreshOrderMoney,
    proposeAgencyFee,
  })
  voucherHooks.register({ followVoucher })
}
