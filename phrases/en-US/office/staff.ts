import type { Wording } from '../../wording.ts'
import type { officeStaff as source } from '../../zh-CN/office/staff.ts'
import { commonLabels } from '../kernel/labels.ts'
import { common } from '../kernel/shared.ts'
import { staffAudit } from './staff-audit.ts'

export const officeStaff: Wording<typeof source> = {
  name: commonLabels.personName,
  ...common(
    'email',
    'phone',
    'state',
    'enabled',
    'secondFactor',
    'on',
    'off',
    'lastLoginAt',
    'createdAt',
    'password',
  ),
  phoneHint: 'Shown to customers they look after',
  roles: 'Roles',
  disabled: 'Disabled',
  new: 'Add staff member',
  change: 'Edit account',
  save: 'Save account',
  saved: 'Account saved',
  passwordHint: 'More than 6 characters with letters, digits and symbols',
  passwordKeep: 'Leave blank to keep it; a new one ends all sessions of this account',
  clearSecondFactor: 'Remove all ways of two-step verification',
  keep: 'Keep',
  keyword: 'Name or email',
  role: 'Role',
  empty: 'No staff accounts',
  audit: staffAudit,
  own: {
    who: 'Account',
    password: 'Change password',
    old: 'Current password',
    new: 'New password',
    passwordDone: 'Password changed. Your other devices are logged out',
    ...common('sessions', 'device', 'lastSeen'),
    since: 'Logged in',
    ip: 'IP address',
    current: 'This device',
    endSession: 'Log out',
    sessionEnded: 'Device logged out',
  },
}
