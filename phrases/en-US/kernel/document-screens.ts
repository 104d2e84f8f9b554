import type * as source from '../../zh-CN/kernel/document-screens.ts'
import { common } from './shared.ts'

/** What every list of documents says. */
export const documentList: typeof source.documentList = {
  ...common('all', 'change', 'submit', 'view'),
  remark: 'Reminder',
}

/** What is said of several documents that were submitted together. */
export const submissionTexts: typeof source.submissionTexts = {
  ...common('results', 'close'),
  failed: '{done, number} submitted, {count, number} not submitted:',
  fix: 'Edit',
}

/** The buttons of a document's page. */
export const recordVerbs: typeof source.recordVerbs = {
  ...common('change', 'remove'),
}
