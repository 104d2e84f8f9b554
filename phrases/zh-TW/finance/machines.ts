import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  feeDispute: {
    withdraw: { label: '撤回異議', confirm: '異議將撤回，費用依原金額計收。' },
    uphold: { label: '同意異議', confirm: '異議成立，該筆費用將更正。' },
    dismiss: { label: '駁回異議', confirm: '異議不成立，費用不變，客戶會看到理由。' },
  },
} as const satisfies Partial<MachineTexts>
