import type { Wording } from '../../wording.ts'
import type { transfers as source } from '../../zh-CN/finance/transfers.ts'
import { common } from '../kernel/shared.ts'

export const transfers: Wording<typeof source> = {
  title: 'Announced transfers',
  empty: 'No transfer announced yet. Select debts to announce one; the money is then used for exactly these.',
  number: 'Number',
  ...common('state', 'amount', 'transferOn', 'payerName', 'actions'),
  for: 'For',
  forItems: '{count, plural, one {# debt} other {# debts}}',
  forAccount: 'deposit',
  announcedBy: 'Announced by',
  cancelled: 'Announcement canceled',
}
