import type * as source from '../../zh-CN/kernel/document-screens.ts'

/** What every list of documents says. */
export const documentList: typeof source.documentList = {
  all: 'All',
  remark: 'Reminder',
  change: 'Edit',
  submit: 'Submit',
  view: 'View',
}

/** What is said of several documents that were submitted together. */
export const submissionTexts: typeof source.submissionTexts = {
  results: 'Submission results',
  failed: '{done, number} submitted, {count, number} not submitted:',
  fix: 'Edit',
  close: 'Close',
}

/** The buttons of a document's page. */
export const recordVerbs: typeof source.recordVerbs = {
  change: 'Edit',
  remove: 'Delete',
}
