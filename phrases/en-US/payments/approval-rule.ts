import type { Wording } from '../../wording.ts'
import type { approvalRule as source } from '../../zh-CN/payments/approval-rule.ts'
import { common, messages } from '../kernel/shared.ts'

export const approvalRule: Wording<typeof source> = {
  title: 'Own approvals',
  failed: 'The rule could not be read',
  payments: 'Payment applications',
  ...common('orders', 'save'),
  ...messages('between'),
  note: 'Applications and orders above the amount go to the provider after another member with that permission has released them. Nobody releases what they submitted themselves.',
  asked: 'Second person',
  never: 'No second person',
  above: 'A second person releases above this amount',
  amount: 'Amount in RMB',
  amountHint: 'Converted at the bank rate on submission; exactly this amount needs no release.',
  saved: 'The rule is saved',
  who: 'May release:',
  viewOnly: 'View only: changing the rule needs a permission; ask your company’s administrator',
  whoNote: 'Members with the permission to release payment applications, or orders of one kind at least.',
  nobody: 'No member may release',
  tooFew:
    'With fewer than two members who may release, what one of them submits would wait forever. Add another one.',
  members: 'Set it in members and permissions',
}
