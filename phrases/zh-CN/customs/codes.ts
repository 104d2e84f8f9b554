import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const declarationCodes = {
  tradeMode: {
    ...common('generalTrade'),
    suppliedMaterials: '来料加工',
    importedMaterials: '进料对口',
    bondedWarehouse: '保税仓库货物',
    repaired: '修理物品',
    samples: '货样广告品',
    noCharge: '无代价抵偿',
    returned: '退运货物',
  },
  declarationControl: { none: '普通货物', inspection: '需商检', licence: '需许可证件' },
  taxBillKind: {
    duty: '进口关税',
    ...stateNames('vat'),
    ...common('antiDumping'),
    consumptionTax: '进口消费税',
  },
  taxBillState: {
    cancelled: '已作废',
    ...stateNames('open'),
    paying: '缴款复核中',
    paid: '已代缴',
    paidByCompany: '企业自缴',
  },
  tradePaper: { invoice: '商业发票', ...common('packingList') },
} as const satisfies Partial<CodeTexts>
