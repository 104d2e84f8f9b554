import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from '../kernel/shared.ts'

export const systemsCodes = {
  systemKeyState: { ...common('active'), expired: 'Expired', revoked: 'Revoked' },
  systemWebhookState: { active: 'On', off: 'Off', stopped: 'Stopped after failures' },
  systemDeliveryState: { ...common('waiting'), delivered: 'Delivered', failed: 'Not delivered' },
} as const satisfies Partial<CodeTexts>

export const systemsNotices = {
  systemKey: {
    expiring: {
      title: 'Key about to expire',
      content:
        'The key “{name}” expires on {day}; the system that uses it is refused from then on. Make a new key, put it in place, then revoke the old one.',
    },
    outlived: {
      title: 'Check a key',
      content:
        '{maker}, who made the key “{name}”, has left the company or no longer has all of its permissions. The key works as before: check whether it is still needed, and revoke it if it is not.',
    },
  },
  systemWebhook: {
    stopped: {
      title: 'Webhook stopped',
      content:
        'The webhook “{name}” took nothing for three days and was stopped. Turn it on again once it works; what happened meanwhile will be sent.',
    },
  },
}
