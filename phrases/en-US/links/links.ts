import type { CodeTexts } from '@quayside/contract/all-codes.ts'
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
