import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const paymentMachines = {
  paymentApplication: {
    release: { label: '放行', confirm: '付款申请将提交服务商审核。' },
    refuse: { label: '不予放行', confirm: '付款申请将取消并释放订单金额，申请人会看到原因。' },
    cancel: { label: '取消申请', confirm: '付款申请将被取消，占用的订单金额随即释放。' },
    arrange: { label: '安排付款', confirm: '申请通过审核并安排付款，客户不能再取消。' },
    reject: { label: '驳回申请', confirm: '申请将被驳回并释放订单金额，客户会看到原因。' },
    pay: { label: '登记付款', confirm: '确认款项已付给供应商，并记入账目，不能撤回。' },
    reverse: {
      label: '冲正付款',
      confirm: '供应商付款及手续费将记相反的分录，已核销的款项退回预收款，申请回到“已安排未付款”。',
    },
  },
} as const satisfies Partial<MachineTexts>
