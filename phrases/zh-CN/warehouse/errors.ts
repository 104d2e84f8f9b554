import type {
  warehouseRecordRefusals,
  warehouseRefusals,
} from '@quayside/contract/warehouse/warehouse.refusals.ts'
import type { Nested } from '../../nested.ts'

export const warehouseErrors = {
  warehouseIn: { alreadySubmitted: '入库单已提交，不能重复提交，请刷新后查看最新状态' },
  outbound: {
    alreadySubmitted: '出库单已提交，不能重复提交，请刷新后查看最新状态',
    alreadyShipped: '货物已出库，不能撤销，如需退回请联系服务商',
  },
  goodsPickup: { alreadySubmitted: '提货单已提交，不能重复提交，请刷新后查看最新状态' },
  warehouse: {
    code: '编码只能用大写字母、数字和连字符，最多 20 位',
    codeTaken: '此编码已被其他仓库使用',
  },
} as const satisfies Nested<keyof typeof warehouseRefusals | keyof typeof warehouseRecordRefusals>
