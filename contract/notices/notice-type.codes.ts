import { codeList } from '../kernel/codes.ts'

/** The field `sType` of a message: what the bell shows, and deadlines that near. */
export const noticeType = codeList('noticeType', { message: 0, reminder: 1 })
