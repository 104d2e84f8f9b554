import type { NoticeSubjectName } from '@quayside/contract/notices/notice-subjects.ts'
import { merged } from '../merged.ts'
import { applicationPaperTexts, statementTexts } from './finance/server.ts'
import { comparisonTexts } from './forwarding/server.ts'
import { serverTexts } from './kernel/server.ts'
import { noticeBatches, noticeMails } from './notices/server.ts'
import { supplierDocumentNames } from './partners/server.ts'
import { flowBoard } from './reports/flow-board.ts'
import * as notices from './server-notices.ts'

/** The server's own texts: answers, text messages, document headings. */
export const server = {
  ...serverTexts,
  notices: merged(notices) satisfies Record<NoticeSubjectName, object>,
  noticeMail: noticeMails,
  noticeBatch: noticeBatches,
  flowBoard,
  statement: statementTexts,
  applicationPaper: applicationPaperTexts,
  comparison: comparisonTexts,
  supplierDocuments: supplierDocumentNames,
}
