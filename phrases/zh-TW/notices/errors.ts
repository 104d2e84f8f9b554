import type { noticeRefusals } from '@quayside/contract/notices/notice.refusals.ts'
import type { Nested } from '../../nested.ts'

export const noticeErrors = {
  notice: { quietEmpty: '結束時間應與開始時間不同' },
} as const satisfies Nested<keyof typeof noticeRefusals>
