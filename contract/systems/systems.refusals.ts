import type { RefusalTable } from '../kernel/refusal.ts'

export const systemsRefusals = {
  'systemKey.unknown': { answer: 401 },
  'systemKey.closed': { answer: 403 },
  'systemKey.scopeMissing': { answer: 403 },
  'systemKey.scopeUnknown': { answer: 400 },
  'systemKey.scopeNotYours': { answer: 403 },
  'systemKey.tooMany': { answer: 409, params: ['max'] },
  'systemKey.revoked': { answer: 409 },
  'systemWebhook.kindNotYours': { answer: 400 },
  'systemWebhook.tooMany': { answer: 409, params: ['max'] },
} as const satisfies RefusalTable
