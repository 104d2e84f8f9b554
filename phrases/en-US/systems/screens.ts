import type { Wording } from '../../wording.ts'
import type { ownSystems as source } from '../../zh-CN/systems/screens.ts'
import { common, recordNames } from '../kernel/shared.ts'

/** Keys of the company's own systems, in the portal. */
export const ownSystems: Wording<typeof source> = {
  title: 'Own systems',
  keyword: 'Name',
  empty:
    'No keys yet. With a key, your SAP, Kingdee or Yonyou can place orders and read states, statements and stock.',
  new: 'Make key',
  make: 'Make key',
  ...recordNames('name'),
  ...common('daysOf', 'state', 'createdBy', 'expiresAt', 'lastUsedAt', 'close'),
  nameHint:
    'Say which system uses it, such as “Kingdee, production”. Records show this name for what it did.',
  days: 'Valid for',
  scopes: 'Permissions',
  scopesHint: 'Give only what the system needs; they cannot be changed later.',
  scopeCount: '{count, plural, one {# permission} other {# permissions}}',
  hint: 'Begins with',
  createdAt: 'Made at',
  lastAddress: 'From',
  never: 'Not used',
  made: 'The key is ready',
  madeHint:
    'It is shown this once: copy it now into your system’s secret settings. Valid until {until}; it can be revoked at any time.',
  revoke: 'Revoke',
  revokeConfirm: 'Requests of “{name}” are refused at once. This cannot be undone.',
  revoked: 'Key revoked',
  docs: 'API documentation',
}
