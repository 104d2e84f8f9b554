import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  feeDispute: {
    withdraw: { label: '撤回异议', confirm: '异议将撤回，费用按原金额计收。' },
    uphold: { label: '认可异议', confirm: '异议成立，该笔费用将更正。' },
    dismiss: { label: '驳回异议', confirm: '异议不成立，费用不变，客户会看到理由。' },
  },
} as const satisfies Partial<MachineTexts>
