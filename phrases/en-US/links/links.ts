import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { linkRefusals } from '@quayside/contract/links/link.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const linkCodes = {
  linkKind: { tracking: 'Tracking', supplier: 'Supplier delivery' },
  linkState: { ...common('active'), expired: 'Expired', revoked: 'Revoked' },
  linkReplyKind: { ...common('packingList', 'invoice'), photo: 'Photo', time: 'Other time' },
  linkReplyState: { toCheck: 'To be checked', ...common('taken'), refused: 'Not taken' },
  recordEvent: {
    supplierFile: 'Supplier’s file taken',
    supplierTime: 'Supplier’s time taken',
    linesRead: 'Lines read from document',
  },
} as const satisfies Partial<CodeTexts>

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

export const linkNotices = {
  shareLink: {
    upload: {
      title: 'A supplier sent a file',
      content: '{sender} sent {file} for {number}. Check it and take it over.',
    },
    propose: {
      title: 'A supplier proposes another time',
      content: '{sender} would like to move {number} to {time}. Please answer.',
    },
  },
}
