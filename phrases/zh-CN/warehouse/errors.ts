import type { warehouseRefusals } from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: { alreadySubmitted: '入库单已提交，不能重复提交，请刷新后查看最新状态' },
  outbound: {
    alreadySubmitted: '出库单已提交，不能重复提交，请刷新后查看最新状态',
    alreadyShipped: '货物已出库，不能撤销，如需退回请联系服务商',
  },
  goodsPickup: { alreadySubmitted: '提货单已提交，不能重复提交，请刷新后查看最新状态' },
} as const satisfies Nested<keyof typeof warehouseRefusals>
