import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    withdraw: { label: '撤回申请', confirm: '开票申请将撤回，金额可以重新申请开票。' },
    refuse: { label: '退回申请', confirm: '开票申请将退回，客户会看到原因，金额可以重新申请开票。' },
    issue: { label: '开具发票', confirm: '发票状态变为已开票，客户可以查看和下载。' },
    sign: { label: '签收发票', confirm: '确认已收到发票，签收后不能作废，只能红冲。' },
    void: { label: '作废发票', confirm: '发票将作废，客户会看到原因，金额可以重新开票。' },
    reverse: { label: '红冲发票', confirm: '将登记该发票的红字发票，客户会看到原因，金额可以重新开票。' },
  },
  inputInvoice: {
    confirm: { label: '确认发票', confirm: '发票已与订单商品全部匹配，确认后客户不能再修改。' },
    reportAnomaly: { label: '确认异常', confirm: '客户会看到异常和原因，更正后重新待确认。' },
    waive: { label: '无需确认', confirm: '该发票不再等待确认。' },
    reopen: { label: '重新确认', confirm: '发票回到待确认，可以重新匹配。' },
    correct: { label: '更正发票', confirm: '更正后发票重新待确认。' },
  },
} as const satisfies Partial<MachineTexts>
