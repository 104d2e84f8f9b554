import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: '待確認',
    confirmedWithAnomaly: '確認異常',
    confirmed: '已確認',
    notNeeded: '免確認',
  },
  inputAnomaly: {
    quantity: '數量不符',
    amount: '金額不符',
    name: '品名不符',
    seller: '賣方資料不符',
    document: '票面不清或缺件',
    other: '其他',
  },
  invoiceAction: {
    issue: '開立',
    void: '作廢',
    reverse: '沖銷',
  },
  invoiceDelivery: {
    file: '電子檔',
    express: '快遞紙本發票',
  },
  invoiceKind: {
    special: '增值稅專用發票',
    general: '增值稅普通發票',
  },
  invoiceStatus: {
    notInvoiced: '未開立',
    invoiced: '已開立',
    signed: '已簽收',
    voided: '已作廢',
    reversed: '已沖銷',
  },
  taxInvoicingState: {
    none: '未開立',
    partial: '部分開立',
    full: '全數開立',
  },
} as const satisfies Partial<CodeTexts>
