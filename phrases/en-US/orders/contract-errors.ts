import type { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import type { Nested } from '../../nested.ts'

export const contractErrors = {
  contract: {
    notSubmitted: 'Submit the order before you sign its contract',
    alreadySigned: 'The contract is already signed',
    changed: 'The order changed after you read its contract. Read it again before you sign.',
    hash: 'The contract’s fingerprint does not match. Open the contract again.',
    tooMany: 'You can download at most {max, number} contracts at once. Download them in batches.',
    tooManyToSign: 'You can sign at most {max, number} contracts at once. Sign them in batches.',
  },
} as const satisfies Nested<keyof typeof contractRefusals>
