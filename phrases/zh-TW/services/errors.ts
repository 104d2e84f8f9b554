import type { serviceRefusals, serviceRuleRefusals } from '@quayside/contract/services/service.refusals.ts'
import type { Nested } from '../../nested.ts'

export const serviceErrors = {
  serviceOrder: { alreadySubmitted: '申請已送審，不能重複送出，請重新整理後查看最新狀態' },
  service: {
    goodsMissing: '請填寫貨物名稱或選擇關聯訂單',
    samePlace: '送達地點與提貨地點相同，請檢查',
  },
} as const satisfies Nested<keyof typeof serviceRefusals | keyof typeof serviceRuleRefusals>
