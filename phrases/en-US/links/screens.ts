import type { Wording } from '../../wording.ts'
import type { shareLinks as source } from '../../zh-CN/links/screens.ts'
import { common } from '../kernel/shared.ts'

/** Links without log-in, in the portal. */
export const shareLinks: Wording<typeof source> = {
  title: 'Shared links',
  action: 'Share',
  share: 'Share {number}',
  kind: 'Purpose',
  recipient: 'Who it is for',
  days: 'Valid for',
  ...common('daysOf', 'close', 'taken', 'state', 'createdBy', 'expiresAt'),
  files: 'Files to share',
  prices: 'Prices',
  showPrices: 'Show the amount',
  make: 'Make link',
  made: 'The link is ready',
  madeHint: 'It is shown this once: copy or scan it now. Valid until {until}; it can be revoked at any time.',
  qr: 'QR code of the link',
  madeBy: 'made by {name}, {at}',
  until: 'valid until {at}',
  openings: 'opened {count, plural, one {# time} other {# times}}',
  revoke: 'Revoke',
  revokeConfirm: 'The link for {recipient} stops opening at once.',
  revoked: 'Link revoked',
  takeFile: 'Take the file',
  takeAndRead: 'Take and read its lines',
  readLines: 'Read its lines',
  takeTime: 'Agree to the time',
  refuse: 'Do not take',
  refused: 'Not taken; the supplier sees it',
  empty: 'No links yet. Share an order, an inbound order or a freight order to make one.',
  record: 'Number',
  createdAt: 'Made at',
  opened: 'Openings',
}
