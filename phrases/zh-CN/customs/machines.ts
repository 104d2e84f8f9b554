import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const declarationMachines = {
  declaration: {
    edit: { label: '修改报关单', confirm: '报关单的表头和商品项将按填写的内容保存。' },
    declare: { label: '申报', confirm: '报关单标记为已向海关申报，订单随首份报关单进入“已报关”。' },
    mark: { label: '更新状态', confirm: '报关单改为所选状态，客户会收到通知；全部放行后订单进入“已清关”。' },
  },
  taxBill: {
    pay: { label: '代缴税款', confirm: '税款由我司代缴并记入客户应收，超过限额须另一人复核。' },
    confirm: { label: '确认代缴', confirm: '代缴已记账，税单标记为已代缴。' },
    reopen: { label: '恢复待缴', confirm: '付款凭证已撤回或冲销，税单恢复待缴。' },
    recordPaid: { label: '登记企业自缴', confirm: '税单标记为企业自缴，不记账。' },
    cancel: { label: '作废税单', confirm: '税单作废，客户会看到原因。' },
  },
} as const satisfies Partial<MachineTexts>
