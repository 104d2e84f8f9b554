import { codeList } from '../kernel/codes.ts'
import { allPermissions, type Permission } from '../permissions.ts'

/** Begins every key, so that one in a log or a repository is found, and no session is looked for by it. */
export const systemKeyPrefix = 'qck_'

/** For how many days a key works; the administrator makes another one before it ends. */
export const systemKeyDays = codeList('systemKeyDays', {
  quarter: 90,
  halfYear: 180,
  year: 365,
  twoYears: 730,
})

/** So many days before a key ends those who manage systems are told. */
export const systemKeyWarningDays = [14, 3] as const

/** Keys of one company that work at the same time. */
export const systemKeysAtMost = 20

/** Requests a minute: of one key, and of all keys of a company together. */
export const systemKeyRates = { ofKey: 300, ofCompany: 900 } as const

/** Permissions that open nothing to a key: all that they are asked for stands in closed-calls.ts. */
const notForKeys: ReadonlySet<Permission> = new Set<Permission>([
  'home-notice-list',
  'home-notice-read',
  'home-consultation-ask',
  'order-import-release',
  'order-export-release',
  'order-transit-release',
  'order-domestic-release',
  'order-contract-sign',
  'finance-application-release',
  'finance-approval-view',
  'finance-approval-edit',
  'business-account-edit',
  'business-account-remove',
  'hub-company-view',
  'hub-company-edit',
  'hub-bankAccount-edit',
  'hub-bankAccount-remove',
  'hub-member-list',
  'hub-member-edit',
  'hub-link-list',
  'hub-link-edit',
  'hub-robot-list',
  'hub-robot-edit',
  'hub-robot-remove',
  'hub-system-manage',
  'report-schedule-edit',
])

/** What a key can be allowed, in the order of the permissions. */
export const keyScopes: readonly Permission[] = allPermissions.filter(
  (permission) => !notForKeys.has(permission),
)
const known = new Set<string>(keyScopes)
export const isKeyScope = (text: string): text is Permission => known.has(text)
