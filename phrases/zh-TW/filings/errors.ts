import type { filingRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: { alreadySubmitted: '標籤單已送審，無法重複送出，請重新整理後查看最新狀態' },
  approvalOrder: { alreadySubmitted: '核准申請已送審，無法重複送出，請重新整理後查看最新狀態' },
} as const satisfies Nested<keyof typeof filingRefusals>
