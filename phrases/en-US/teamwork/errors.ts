import type { teamworkRefusals } from '@quayside/contract/teamwork/teamwork.refusals.ts'
import type { Nested } from '../../nested.ts'

export const teamworkErrors = {
  teamwork: {
    notAColleague: 'This colleague cannot see the record. Choose someone who has the permission.',
    notYours: 'A colleague wrote this and is the only one who can remove it.',
  },
} as const satisfies Nested<keyof typeof teamworkRefusals>
