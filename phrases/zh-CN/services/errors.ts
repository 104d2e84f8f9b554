import type { serviceRefusals, serviceRuleRefusals } from '@quayside/contract/services/service.refusals.ts'
import type { Nested } from '../../nested.ts'

export const serviceErrors = {
  serviceOrder: { alreadySubmitted: '申请已提交，不能重复提交，请刷新后查看最新状态' },
  service: { goodsMissing: '请填写货物名称或选择关联订单', samePlace: '送达地点与提货地点相同，请检查' },
} as const satisfies Nested<keyof typeof serviceRefusals | keyof typeof serviceRuleRefusals>
