import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: '结束时间应与开始时间不同' },
} as const satisfies Nested<keyof typeof noticeRefusals>
