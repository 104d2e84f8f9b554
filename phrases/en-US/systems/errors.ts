import type { systemsRefusals } from '@quayside/contract/systems/systems.refusals.ts'
import type { Nested } from '../../nested.ts'

export const systemsErrors = {
  systemKey: {
    unknown:
      'This key is unknown, has expired or was revoked. Ask your company’s administrator for a new one.',
    closed: 'This call is not open to keys. A member does it after logging in.',
    scopeMissing: 'This key lacks the permission. Your company’s administrator can make a key that has it.',
    scopeUnknown: 'A key cannot have this permission',
    scopeNotYours: 'You can give only permissions that you have yourself',
    tooMany: 'There are {max} active keys already. Revoke one that is not needed first.',
    revoked: 'The key was revoked already',
  },
  systemWebhook: {
    kindNotYours: 'You can choose only events of records that you may see yourself',
    tooMany: 'There can be {max} webhooks at most. Remove one that is not needed first.',
  },
} as const satisfies Nested<keyof typeof systemsRefusals>
