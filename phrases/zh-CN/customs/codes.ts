import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const declarationCodes = {
  tradeMode: {
    generalTrade: '一般贸易',
    suppliedMaterials: '来料加工',
    importedMaterials: '进料对口',
    bondedWarehouse: '保税仓库货物',
    repaired: '修理物品',
    samples: '货样广告品',
    noCharge: '无代价抵偿',
    returned: '退运货物',
  },
  declarationControl: {
    none: '普通货物',
    inspection: '需商检',
    licence: '需许可证件',
  },
  taxBillKind: {
    duty: '进口关税',
    vat: '进口增值税',
    consumptionTax: '进口消费税',
    antiDumping: '反倾销税',
  },
  taxBillState: {
    cancelled: '已作废',
    open: '待缴',
    paying: '缴款复核中',
    paid: '已代缴',
    paidByCompany: '企业自缴',
  },
  tradePaper: {
    invoice: '商业发票',
    packingList: '装箱单',
  },
} as const satisfies Partial<CodeTexts>
