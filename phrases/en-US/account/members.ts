import type { Wording } from '../../wording.ts'
import type { members as source } from '../../zh-CN/account/members.ts'
import { commonLabels } from '../kernel/labels.ts'
import { common, messages } from '../kernel/shared.ts'

export const members: Wording<typeof source> = {
  title: 'Members and permissions',
  new: 'Invite colleague',
  edit: 'Edit member',
  name: commonLabels.personName,
  mobile: 'Mobile',
  ...common('email', 'state', 'disabled', 'administrator', 'change', 'remove', 'secondFactor', 'on', 'off'),
  ...messages('done'),
  set: 'Role',
  enabled: 'Active',
  invited: 'No password yet',
  waiting: 'Invitation sent',
  yourself: '{name} (you)',
  lastLogin: 'Last login',
  never: 'Never',
  createdAt: 'Joined',
  disable: 'Disable',
  disableConfirm: '{name} is logged out at once and can no longer log in.',
  enable: 'Enable',
  enableConfirm: '{name} can log in again.',
  removeConfirm:
    '{count, plural, one {# member is} other {# members are}} removed from the company and logged out at once.',
  removed: '{count, plural, one {# member deleted} other {# members deleted}}',
  empty: 'No other members yet',
  save: 'Save member',
  invite: 'Invite',
  saved: 'Member saved',
  invitation: 'Invited. They set a password with a code sent to their mobile, then log in.',
  asked: 'This number already has an account. Its owner was asked and joins by accepting.',
  withdraw: 'Withdraw invitation',
  withdrawConfirm: '{name} can no longer accept this invitation. You can invite them again if needed.',
  withdrawn: 'Invitation withdrawn',
  single: 'Single permissions',
  singleHint: 'No need to check what the set already includes',
  reset: 'Reset two-step verification',
  resetConfirm:
    'All ways of two-step verification and the recovery codes of {name} are removed, and all devices are logged out. Make sure that they asked for it.',
  rule: {
    title: 'Login rule',
    required: 'All members need two-step verification',
    byProvider: 'Your provider requires two-step verification of all customers',
    saved: 'Login rule saved',
    save: 'Save rule',
    onNote: 'Members without two-step verification set it up at their next login.',
    offNote: 'Members decide for themselves whether to turn it on.',
  },
}
