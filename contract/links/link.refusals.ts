import type { RefusalTable } from '../kernel/refusal.ts'

export const linkRefusals = {
  'shareLink.kindNotOffered': { answer: 400 },
  'shareLink.noPrices': { answer: 400 },
  'shareLink.fileElsewhere': { answer: 404 },
  'shareLink.tooMany': { answer: 409, params: ['max'] },
  'shareLink.ended': { answer: 409 },
  'linkReply.decided': { answer: 409 },
  'linkReply.goodsReceived': { answer: 409 },
  'linkReply.tooMany': { answer: 429, params: ['max'] },
  'linkReply.timePassed': { answer: 400 },
} as const satisfies RefusalTable
