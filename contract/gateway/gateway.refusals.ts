import type { RefusalTable } from '../kernel/refusal.ts'

export const gatewayRefusals = {
  'apiKey.unknown': { answer: 401 },
  'apiKey.scopeMissing': { answer: 403, params: ['scope'] },
  'apiKey.scopeUnknown': { answer: 400 },
  'apiKey.revoked': { answer: 409 },
  'gateway.noSuchPath': { answer: 404 },
  'gateway.keyRequired': { answer: 400 },
  'gateway.transitionUnknown': { answer: 404, params: ['known'] },
  'gateway.rowTwice': { answer: 400, params: ['row'] },
  'gateway.rowNotTaken': { answer: 400 },
  'gateway.referenceUsed': { answer: 409 },
  'gateway.companyUnknown': { answer: 400 },
  'gateway.classificationIncomplete': { answer: 400 },
  'webhook.address': { answer: 400 },
  'webhook.addressPrivate': { answer: 400 },
  'webhook.addressUnknown': { answer: 400 },
  'webhook.notDead': { answer: 409 },
} as const satisfies RefusalTable
