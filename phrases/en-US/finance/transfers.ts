import type { Wording } from '../../wording.ts'
import type { transfers as source } from '../../zh-CN/finance/transfers.ts'

export const transfers: Wording<typeof source> = {
  title: 'Announced transfers',
  empty: 'No transfer announced yet. Select debts to announce one; the money is then used for exactly these.',
  number: 'Number',
  state: 'State',
  amount: 'Amount',
  transferOn: 'Date of transfer',
  payerName: 'Name of payer',
  for: 'For',
  forItems: '{count, plural, one {# debt} other {# debts}}',
  forAccount: 'deposit',
  announcedBy: 'Announced by',
  cancelled: 'Announcement canceled',
  actions: 'Actions',
}
