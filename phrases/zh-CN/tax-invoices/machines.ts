import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    issue: { label: '开具发票', confirm: '发票状态变为已开票，客户可以查看和下载。' },
    sign: { label: '签收发票', confirm: '确认已收到发票，签收后不能作废，只能红冲。' },
    void: { label: '作废发票', confirm: '发票将作废，客户会看到原因。' },
    reverse: { label: '红冲发票', confirm: '将对该发票开具红字发票，客户会看到原因。' },
  },
} as const satisfies Partial<MachineTexts>
