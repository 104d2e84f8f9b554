import type { linkRefusals } from '@quayside/contract/links/link.refusals.ts'
import type { Nested } from '../../nested.ts'

export const linkErrors = {
  shareLink: {
    kindNotOffered: 'There is no such link to this kind of document',
    noPrices: 'A link of this kind cannot show prices',
    fileElsewhere: 'The file does not exist at this document',
    tooMany: 'This document has {max} active links already. Revoke one that is not needed',
    ended: 'The link was revoked or has expired',
  },
  linkReply: {
    decided: 'This has been decided already. Reload the page to see how',
    goodsReceived: 'The goods have been received, so the time can no longer change',
    tooMany: '{max} items wait to be checked. Send more after the customer has looked at them',
    timePassed: 'Choose a time after today',
  },
} as const satisfies Nested<keyof typeof linkRefusals>
