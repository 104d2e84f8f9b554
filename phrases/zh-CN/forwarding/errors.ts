import type { forwardingRefusals } from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'

export const forwardingErrors = {
  forwarderEnquiry: {
    alreadySubmitted: '询价已提交，不能重复提交，请等待报价',
    noQuotation: '请先录入报价再发出',
  },
  forwarderOrder: {
    alreadySubmitted: '货代订单已提交，不能重复提交，请刷新后查看最新状态',
    noQuotation: '请先录入报价再发出',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals>
