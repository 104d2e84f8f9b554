import type { filingRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: { alreadySubmitted: '标签单已提交，不能重复提交，请刷新后查看最新状态' },
  approvalOrder: { alreadySubmitted: '审批单已提交，不能重复提交，请刷新后查看最新状态' },
} as const satisfies Nested<keyof typeof filingRefusals>
