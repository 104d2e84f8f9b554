/** The server’s messages about approval filings. */
export const approvalNotices = {
  approvalOrder: {
    register: {
      title: '審批單已註冊備案',
      content: '審批單 {number}（{product}）已註冊並辦理授權備案。',
    },
    acceptFiling: {
      title: '備案已受理',
      content: '審批單 {number}（{product}）已由主管機關受理。',
    },
    beginCheck: {
      title: '進入行政審查',
      content: '審批單 {number}（{product}）進入行政審查。',
    },
    submitAtWindow: {
      title: '資料已臨櫃遞件',
      content: '審批單 {number}（{product}）的資料已臨櫃遞件。',
    },
    beginReview: {
      title: '進入審查期',
      content: '審批單 {number}（{product}）進入審查期，等待主管機關結論。',
    },
    complete: {
      title: '審批已結案',
      content: '審批單 {number}（{product}）已結案，可下載備案憑證。',
    },
    cancel: {
      title: '審批單已取消',
      content: '審批單 {number}（{product}）已由服務商取消。原因：{reason}',
    },
    addPapers: {
      title: '審批單有新文書',
      content: '審批單 {number}（{product}）有新的文書。',
    },
    documentDue: {
      title: '文件快到期限',
      content: '審批單 {number}（{product}）請在 {dueOn} 前交：{documents}。',
    },
    documentLate: {
      title: '文件已過期限',
      content: '審批單 {number}（{product}）的文件尚未交來，期限 {dueOn} 已過：{documents}。',
    },
    askDocuments: {
      title: '審批單等您交件',
      content: '審批單 {number}（{product}）需要以下文件：{documents}。',
    },
    acceptDocument: {
      title: '文件已接受',
      content: '審批單 {number} 的文件「{documents}」已接受。',
    },
    sendBackDocument: {
      title: '文件被退回',
      content: '審批單 {number} 的文件「{documents}」被退回，請重新交件。原因：{reason}',
    },
    withdrawDocument: {
      title: '文件不再需要',
      content: '審批單 {number} 不再需要文件「{documents}」。',
    },
  },
}
