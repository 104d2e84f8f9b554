import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** Stopped: by the system, because for three days no delivery was taken. */
export const systemWebhookState = codeList('systemWebhookState', { active: 1, off: 2, stopped: 3 })
export const systemWebhookStateTone: Record<KeyOf<typeof systemWebhookState>, Tone> = {
  active: 'done',
  off: 'draft',
  stopped: 'refused',
}

export const systemDeliveryState = codeList('systemDeliveryState', { waiting: 1, delivered: 2, failed: 3 })
export const systemDeliveryStateTone: Record<KeyOf<typeof systemDeliveryState>, Tone> = {
  waiting: 'underway',
  delivered: 'done',
  failed: 'refused',
}
