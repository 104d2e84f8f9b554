export { applicationPaperTexts as applicationPaper, statementTexts as statement } from './finance/server.ts'
export { comparisonTexts as comparison } from './forwarding/server.ts'
export { linkPage, linkStops } from './links/page.ts'
export {
  noticeBatches as noticeBatch,
  noticeMails as noticeMail,
  pushTexts as push,
  robotCards as robots,
} from './notices/server.ts'
export { whatIfPaper as whatIf } from './orders/what-if-paper.ts'
export { supplierDocumentNames as supplierDocuments } from './partners/server.ts'
export { flowBoard } from './reports/flow-board.ts'
export { supplierScore } from './reports/supplier-score.ts'
export { offlineTexts as offline } from './shell/offline.ts'
export { staffMoved } from './teamwork/server.ts'
