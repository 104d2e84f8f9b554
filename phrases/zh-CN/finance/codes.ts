import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const financeCodes = {
  feeDisputeState: { withdrawn: '已撤回', raised: '待处理', upheld: '异议成立', dismissed: '异议不成立' },
  writeOffState: { none: '未核销', partial: '部分核销', full: '全部核销' },
} as const satisfies Partial<CodeTexts>
