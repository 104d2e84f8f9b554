import { merged } from '../merged.ts'
import type { server as source } from '../zh-CN/server.ts'
import { applicationPaperTexts, statementTexts } from './finance/server.ts'
import { comparisonTexts } from './forwarding/server.ts'
import { serverTexts } from './kernel/server.ts'
import { noticeBatches, noticeMails } from './notices/server.ts'
import { supplierDocumentNames } from './partners/server.ts'
import { flowBoard } from './reports/flow-board.ts'
import * as notices from './server-notices.ts'

export const server: typeof source = {
  ...serverTexts,
  notices: merged(notices),
  noticeMail: noticeMails,
  noticeBatch: noticeBatches,
  flowBoard,
  statement: statementTexts,
  applicationPaper: applicationPaperTexts,
  comparison: comparisonTexts,
  supplierDocuments: supplierDocumentNames,
}
