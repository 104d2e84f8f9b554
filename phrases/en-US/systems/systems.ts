import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import type { systemsRefusals } from '@quayside/contract/systems/systems.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const systemsCodes = {
  systemKeyState: { ...common('active'), expired: 'Expired', revoked: 'Revoked' },
  systemWebhookState: { active: 'On', off: 'Off', stopped: 'Stopped after failures' },
  systemDeliveryState: { ...common('waiting'), delivered: 'Delivered', failed: 'Not delivered' },
} as const satisfies Partial<CodeTexts>

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
  systemWebhook: { tooMany: 'There can be {max} webhooks at most. Remove one that is not needed first.' },
} as const satisfies Nested<keyof typeof systemsRefusals>

export const systemsNotices = {
  systemWebhook: {
    stopped: {
      title: 'Webhook stopped',
      content:
        'The webhook “{name}” took nothing for three days and was stopped. Turn it on again once it works; what happened meanwhile will be sent.',
    },
  },
}
