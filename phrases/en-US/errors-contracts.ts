import type { contractRefusals } from '@quayside/contract/orders/order-contract.refusals.ts'
import type { Nested } from '../nested.ts'

export const contractErrors = {
  contract: {
    notSubmitted: 'Submit the order before you sign its contract',
    alreadySigned: 'The contract is already signed',
    changed: 'The order was changed after you read its contract; read it again before you sign',
    hash: 'The contract’s fingerprint is not right; open the contract again',
    tooMany: 'You can download at most {max, number} contracts at once',
  },
} as const satisfies Nested<keyof typeof contractRefusals>
