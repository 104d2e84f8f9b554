import type { Wording } from '../../wording.ts'
import type { payTo as source } from '../../zh-CN/finance/pay-to.ts'
import { common } from '../kernel/shared.ts'

export const payTo: Wording<typeof source> = {
  title: 'To pay',
  ofWhich:
    'of which {sum} for {count, plural, one {# payment application} other {# payment applications}}, the rest is owed',
  how: 'How to pay',
  nothing: 'Nothing is to be sent to us at the moment.',
  application: 'Payment application {number}',
  debts: '{count, plural, one {# debt} other {# debts}}',
  announced: 'Transfer of {sum} announced, not received yet',
  referenceLater: 'Quote the number of your announcement',
  announce: 'Announce transfer',
  account: '{currency} account to pay to',
  unknown: 'Please ask our service team for the {currency} account',
  ...common(
    'accountName',
    'bankName',
    'accountNumber',
    'swiftCode',
    'bankAddress',
    'amount',
    'transferOn',
    'payerName',
  ),
  reference: 'Reference',
  remark:
    'Please quote the number above as the payment reference. If you are told of another account, call our service team first.',
  qr: 'QR code of the {currency} account',
  qrNote: 'Scan to copy the account',
  lead: 'Then send the money to the account below. When it arrives it settles the debts you selected; anything above that stays as your deposit.',
  leadApplication:
    'Then send the money to the account below. When all of it has arrived we pay the supplier as you applied.',
  amountHint: 'To pay: {sum}',
  note: 'Reference or note',
  noteHint: 'As on the transfer, so that it is recognized',
  send: 'Announce transfer of {sum}',
  sent: 'Transfer of {sum} announced',
}
