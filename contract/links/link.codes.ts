import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** What a link without log-in is for: to follow the goods, or to deliver them. */
export const linkKind = codeList('linkKind', { tracking: 1, supplier: 2 })

/** Follows from its days and from its revocation. */
export const linkState = codeList('linkState', { active: 1, expired: 2, revoked: 3 })
export const linkStateTone: Record<KeyOf<typeof linkState>, Tone> = {
  active: 'done',
  expired: 'draft',
  revoked: 'refused',
}

/** What a supplier sends by its link. */
export const linkReplyKind = codeList('linkReplyKind', { packingList: 1, invoice: 2, photo: 3, time: 4 })

/** A reply waits apart from the record until a member decides. */
export const linkReplyState = codeList('linkReplyState', { toCheck: 1, taken: 2, refused: 3 })
export const linkReplyStateTone: Record<KeyOf<typeof linkReplyState>, Tone> = {
  toCheck: 'waitsForYou',
  taken: 'done',
  refused: 'refused',
}

/** What a record's own timeline has beside its machine: decisions about replies, documents that lines were read from. */
export const recordEvent = codeList('recordEvent', ['supplierFile', 'supplierTime', 'linesRead'])
