import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: '待确认',
    confirmedWithAnomaly: '确认异常',
    confirmed: '已确认',
    notNeeded: '无需确认',
  },
  invoiceStatus: {
    notInvoiced: '未开票',
    invoiced: '已开票',
    signed: '已签收',
    voided: '已作废',
    reversed: '已红冲',
  },
  taxInvoicingState: { none: '未开票', partial: '部分开票', full: '全部开票' },
} as const satisfies Partial<CodeTexts>
