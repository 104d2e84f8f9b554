/** What every list of documents says. */
export const documentList = {
  all: '全部',
  remark: '提醒',
  change: '修改',
  submit: '提交',
  view: '查看',
}

/** What is said of several documents that were submitted together. */
export const submissionTexts = {
  results: '提交结果',
  failed: '{done, number} 张已提交，{count, number} 张未提交：',
  fix: '去修改',
  close: '关闭',
}

/** The buttons of a document's page. */
export const recordVerbs = {
  change: '修改',
  remove: '删除',
}
