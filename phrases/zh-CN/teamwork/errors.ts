import type { teamworkRefusals } from '@quayside/contract/teamwork/teamwork.refusals.ts'
import type { Nested } from '../../nested.ts'

export const teamworkErrors = {
  teamwork: {
    notAColleague: '这位同事看不到此单据，请选择有权限的同事',
    notYours: '这是同事写的内容，只有本人可以删除',
  },
} as const satisfies Nested<keyof typeof teamworkRefusals>
