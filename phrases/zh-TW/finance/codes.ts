import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const financeCodes = {
  feeDisputeState: { withdrawn: '已撤回', raised: '待處理', upheld: '異議成立', dismissed: '異議不成立' },
  writeOffState: { none: '未沖帳', partial: '部分沖帳', full: '全數沖帳' },
} as const satisfies Partial<CodeTexts>
