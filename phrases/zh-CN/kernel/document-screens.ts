import { common } from './shared.ts'

/** What every list of documents says. */
export const documentList = {
  ...common('all', 'change', 'submit', 'view'),
  remark: '提醒',
}

/** What is said of several documents that were submitted together. */
export const submissionTexts = {
  ...common('results', 'close'),
  failed: '{done, number} 张已提交，{count, number} 张未提交：',
  fix: '去修改',
}

/** The buttons of a document's page. */
export const recordVerbs = {
  ...common('change', 'remove'),
}
