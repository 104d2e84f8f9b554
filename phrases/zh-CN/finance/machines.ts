import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  announcedTransfer: {
    confirm: { label: '确认汇款通知', confirm: '客户会收到确认，款项到账后登记收款。' },
    change: { label: '修改汇款通知', confirm: '修改后由服务商重新确认。' },
    cancel: { label: '取消通知', confirm: '汇款通知将取消，服务商不再等待这笔款项。' },
    receive: { label: '登记到账', confirm: '款项已到账，汇款通知结束。' },
    reopen: { label: '恢复通知', confirm: '收款单已冲正，汇款通知恢复为待到账。' },
  },
  cashVoucher: {
    release: { label: '复核记账', confirm: '单据将记账，之后只能冲正。' },
    withdraw: { label: '撤销单据', confirm: '单据不记账并作废。' },
    reverse: { label: '冲正', confirm: '将记一笔相反的分录，客户对账单可见。' },
  },
  fee: {
    charge: { label: '确认计收', confirm: '费用将记账并通知客户。' },
    discard: { label: '不予计收', confirm: '这笔建议费用将作废。' },
    reverse: { label: '冲正费用', confirm: '将记一笔相反的分录，已核销的款项退回预收款。' },
  },
  feeDispute: {
    withdraw: { label: '撤回异议', confirm: '异议将撤回，费用按原金额计收。' },
    uphold: { label: '认可异议', confirm: '异议成立，该笔费用将更正。' },
    dismiss: { label: '驳回异议', confirm: '异议不成立，费用不变，客户会看到理由。' },
  },
} as const satisfies Partial<MachineTexts>
