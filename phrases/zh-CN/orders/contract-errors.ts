import type { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import type { Nested } from '../../nested.ts'

export const contractErrors = {
  contract: {
    notSubmitted: '请先提交订单，再签署合同',
    alreadySigned: '合同已签署，无需重复签署',
    changed: '订单在您阅读之后有变更，请重新阅读合同后再签署',
    hash: '合同摘要不正确，请重新打开合同',
    tooMany: '一次最多下载 {max, number} 份合同，请分批下载',
    tooManyToSign: '一次最多签署 {max, number} 份合同，请分批签署',
  },
} as const satisfies Nested<keyof typeof contractRefusals>
