import type { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import type { Nested } from '../../nested.ts'

export const contractErrors = {
  contract: {
    notSubmitted: '請先送出訂單，再簽署合約',
    alreadySigned: '合約已簽署，無需重複簽署',
    changed: '訂單在您閱讀之後有變更，請重新閱讀合約後再簽署',
    hash: '合約摘要不正確，請重新開啟合約',
    tooMany: '一次最多下載 {max, number} 份合約，請分批下載',
    tooManyToSign: '一次最多簽署 {max, number} 份合約，請分批簽署',
  },
} as const satisfies Nested<keyof typeof contractRefusals>
