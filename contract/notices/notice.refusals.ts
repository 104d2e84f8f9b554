import type { RefusalTable } from '../kernel/refusal.ts'

export const noticeRefusals = {
  'notice.quietEmpty': { answer: 400 },
  'push.address': { answer: 400 },
  'push.keys': { answer: 400 },
  'push.tooMany': { answer: 409, params: ['max'] },
  'push.tooFast': { answer: 429 },
  'robot.address': { answer: 400 },
  'robot.addressHost': { answer: 400 },
  'robot.addressPath': { answer: 400 },
  'robot.addressMissing': { answer: 400 },
  'robot.secretFormat': { answer: 400 },
  'robot.eventsMissing': { answer: 400 },
  'robot.tooMany': { answer: 409, params: ['max'] },
  'robot.tooFast': { answer: 429 },
} as const satisfies RefusalTable
