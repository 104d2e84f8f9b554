import type { forwardingRefusals } from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'

export const forwardingErrors = {
  forwarderEnquiry: {
    alreadySubmitted: '詢價已發出，無法重複送出，請等候報價',
    noQuotation: '請先登錄報價再發出',
  },
  forwarderOrder: {
    alreadySubmitted: '貨運承攬訂單已送審，無法重複送出，請重新整理後查看最新狀態',
    noQuotation: '請先登錄報價再發出',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals>
