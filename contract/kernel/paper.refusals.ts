import type { RefusalTable } from './refusal.ts'

/** Why lines cannot be read from a document. */
export const paperRefusals = {
  'paper.noText': { answer: 400 },
  'paper.noTable': { answer: 400 },
  'paper.tooManyPages': { answer: 400, params: ['max'] },
  'paper.tooMuchText': { answer: 400 },
  'paper.unreadable': { answer: 400 },
  'paper.wrongKind': { answer: 400 },
  'paper.notAttached': { answer: 400 },
} as const satisfies RefusalTable
