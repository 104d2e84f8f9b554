import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const partnerMachines = {
  supplier: {
    save: { label: '保存供应商', confirm: '保存供应商资料，之后的订单按新资料办理。' },
    remove: { label: '删除供应商', confirm: '供应商将从列表中移除，已有订单不受影响。' },
    requestVoid: { label: '申请作废', confirm: '作废申请将提交给服务商，处理期间不能修改该供应商。' },
    requestEnable: { label: '申请启用', confirm: '启用申请将提交给服务商，通过后即可重新使用。' },
    withdraw: { label: '撤回申请', confirm: '申请撤回后，供应商恢复为申请前的状态。' },
    approveVoid: { label: '同意作废', confirm: '供应商将作废，客户不能再用它下单。' },
    refuseVoid: { label: '不同意作废', confirm: '供应商保持启用，客户会看到原因。' },
    approveEnable: { label: '同意启用', confirm: '供应商将重新启用，客户可以用它下单。' },
    refuseEnable: { label: '不同意启用', confirm: '供应商保持作废，客户会看到原因。' },
  },
} as const satisfies Partial<MachineTexts>
