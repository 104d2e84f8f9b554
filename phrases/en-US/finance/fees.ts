import type { Wording } from '../../wording.ts'
import type { fees as source } from '../../zh-CN/finance/fees.ts'
import { common } from '../kernel/shared.ts'

export const fees: Wording<typeof source> = {
  title: 'Fees',
  empty: 'No fees yet. They appear here once an order is declared.',
  toOrders: 'Open import orders',
  keyword: 'Fee no., order no. or note',
  kind: 'Kind of fee',
  ...common('basis', 'chargedOn', 'attachments', 'files'),
  disputed: 'Dispute',
  open: 'Dispute open',
  dispute: 'Dispute the fee',
  gone: 'This fee does not exist',
  facts: 'Fee',
  corrects: 'Corrects',
  correctsLink: 'Open the former fee',
  correctedBy: 'Corrected fee',
  disputeTitle: 'Dispute {number}',
  disputeLead:
    'Tell the provider why. Until it decides, the fee stays among your debts; if it agrees, the fee is corrected at once.',
  reason: 'Reason',
  sent: 'Dispute sent',
  withdrawn: 'Dispute withdrawn',
  disputes: 'Disputes',
  raised: 'Raised by {name} on {time}',
  answer: 'The provider’s answer',
  events: { create: 'Fee entered', charge: 'Charged', reverse: 'Reversed' },
}
