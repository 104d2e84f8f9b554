import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const declarationCodes = {
  tradeMode: {
    generalTrade: '一般貿易',
    suppliedMaterials: '來料加工',
    importedMaterials: '進料對口',
    bondedWarehouse: '保稅倉庫貨物',
    repaired: '修理物品',
    samples: '貨樣廣告品',
    noCharge: '無代價抵償',
    returned: '退運貨物',
  },
  declarationControl: {
    none: '普通貨物',
    inspection: '需商檢',
    licence: '需許可證件',
  },
  taxBillKind: {
    duty: '進口關稅',
    vat: '進口增值稅',
    consumptionTax: '進口消費稅',
    antiDumping: '反傾銷稅',
  },
  taxBillState: {
    cancelled: '已作廢',
    open: '待繳',
    paying: '繳款覆核中',
    paid: '已代繳',
    paidByCompany: '企業自繳',
  },
  tradePaper: {
    invoice: '商業發票',
    packingList: '裝箱單',
  },
} as const satisfies Partial<CodeTexts>
