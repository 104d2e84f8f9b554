import type { Wording } from '../../wording.ts'
import type { ownCompanies as source } from '../../zh-CN/account/own-companies.ts'
import { common, messages } from '../kernel/shared.ts'

export const ownCompanies: Wording<typeof source> = {
  title: 'My companies',
  ...common('unnamed', 'current', 'disabled', 'rejected', 'state'),
  ...messages('between'),
  others: 'Your other companies:',
  search: 'Search companies',
  none: 'No company matches',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  underReview: 'Under review',
  incomplete: 'Information missing',
  register: 'Register a new company',
  manage: 'Manage my companies',
  invitations: '{count, plural, one {# invitation waiting} other {# invitations waiting}}',
  invites: '{company} invites you to join',
  invitedBy: 'Invited by {name}, role: {set}',
  invitedAt: 'Invited',
  accept: 'Accept invitation',
  refuse: 'Refuse',
  refuseConfirm: '{company} is told that you refused.',
  accepted: '{company} is open to you now: switch to it in the top bar',
  refused: 'You refused the invitation of {company}',
  name: 'Company',
  role: 'Role',
  normal: 'Active',
  joinedAt: 'Joined',
  lastLoginAt: 'Last opened',
  never: 'Never',
  open: 'Open',
  leave: 'Leave company',
  leaveConfirm:
    'Your membership of {company} ends; what you did there stays with the company. You need a new invitation to come back.',
  leaveLastConfirm:
    'This is your only company: your account ends with it and you can no longer log in. What you did there stays with the company.',
  left: 'You left {company}',
  note: 'One mobile number can belong to several companies. Password and two-step verification are shared; permissions, messages and settings are separate in each company.',
  registerTitle: 'Register a new company',
  registerText:
    'A new company is registered under your present account, with you as its administrator. Complete its information; you can order once it is approved. Your present companies stay as they are.',
  agree: 'I have read and accept the service agreement',
  registerAction: 'Register and enter information',
}
