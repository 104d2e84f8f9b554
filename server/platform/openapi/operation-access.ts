import type { Access } from '@quayside/contract/kernel/api.ts'
import { closedReasons, closedToKeys } from '@quayside/contract/systems/closed-calls.ts'
import { openToKeys } from '@quayside/contract/systems/open-calls.ts'

const scopes: Readonly<Record<string, string>> = {
  open: 'Open to everybody.',
  enrolment: 'Needs any token, also that of a session that has to set up a second factor first.',
  onboarding: 'Needs any token, also that of an account that is not reviewed yet.',
  member: 'Needs the token of a reviewed account.',
}

export function accessText(access: Access): string {
  if (typeof access === 'string') return scopes[access] ?? `Needs the permission \`${access}\`.`
  const { kindIn, field, permissions, also } = access
  const by = {
    any: 'any of these permissions',
    record: `the permission for the record’s \`${field}\``,
    query: `the permission for the given \`${field}\``,
    body: `the permission for the given \`${field}\``,
  }[kindIn]
  const listed = Object.entries(permissions).map(([kind, permission]) =>
    kindIn === 'any' ? `\`${permission}\`` : `\`${permission}\` (${kind})`,
  )
  return `Needs ${also ? `\`${also}\` and ` : ''}${by}: ${listed.join(', ')}.`
}

/** All permissions that it may come down to, for a search. */
export const accessWords = (access: Access): string =>
  typeof access === 'string'
    ? access
    : [...(access.also ? [access.also] : []), ...Object.values(access.permissions)].join(' ')

/** Whether a key of the customer's own systems may call it, for a search. */
export const keyWords = (key: string): 'open' | 'closed' => (openToKeys.has(key) ? 'open' : 'closed')

export function keyText(key: string, access: Access): string {
  if (access === 'open') return ''
  if (openToKeys.has(key))
    return isScoped(access)
      ? ' Open to keys with that permission as a scope.'
      : ' Open to keys; what they may do with a record is asked for there.'
  const reason = closedToKeys(key)
  return ` Closed to keys${reason === undefined ? '' : `: ${closedReasons[reason]}`}.`
}

const isScoped = (access: Access): boolean => typeof access === 'object' || !(access in scopes)
