import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: '待確認',
    confirmedWithAnomaly: '確認異常',
    confirmed: '已確認',
    notNeeded: '免確認',
  },
  invoiceStatus: {
    notInvoiced: '未開立',
    invoiced: '已開立',
    signed: '已簽收',
    voided: '已作廢',
    reversed: '已沖銷',
  },
  taxInvoicingState: { none: '未開立', partial: '部分開立', full: '全數開立' },
} as const satisfies Partial<CodeTexts>
