import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: 'The end must differ from the beginning' },
} as const satisfies Nested<keyof typeof noticeRefusals>
