import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const taxInvoiceCodes = {
  confirmationState: {
    toConfirm: '待确认',
    confirmedWithAnomaly: '确认异常',
    ...common('confirmed'),
    notNeeded: '无需确认',
  },
  inputAnomaly: {
    quantity: '数量不符',
    amount: '金额不符',
    name: '品名不符',
    seller: '销方信息不符',
    document: '票面不清或缺件',
    ...stateNames('other'),
  },
  invoiceAction: { issue: '开具', void: '作废', reverse: '红冲' },
  invoiceDelivery: { file: '电子文件', express: '快递纸质发票' },
  invoiceKind: { special: '增值税专用发票', general: '增值税普通发票' },
  invoiceStatus: {
    notInvoiced: '未开票',
    invoiced: '已开票',
    signed: '已签收',
    voided: '已作废',
    reversed: '已红冲',
  },
  taxInvoicingState: { none: '未开票', partial: '部分开票', full: '全部开票' },
} as const satisfies Partial<CodeTexts>
