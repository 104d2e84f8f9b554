import type { NoticeSubjectName } from '@quayside/contract/notices/notice-subjects.ts'
import { merged } from '../merged.ts'
import { serverTexts } from './kernel/server.ts'
import * as notices from './server-notices.ts'
import * as parts from './server-parts.ts'

/** The server's own texts: answers, text messages, document headings. */
export const server = {
  ...serverTexts,
  notices: merged(notices) satisfies Record<NoticeSubjectName, object>,
  ...parts,
}
