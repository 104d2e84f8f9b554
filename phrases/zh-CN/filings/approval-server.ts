/** The server’s messages about approval filings. */
export const approvalNotices = {
  approvalOrder: {
    register: { title: '审批单已注册备案', content: '审批单 {number}（{product}）已注册并办理授权备案。' },
    acceptFiling: { title: '备案已受理', content: '审批单 {number}（{product}）已由主管部门受理。' },
    beginCheck: { title: '进入行政审查', content: '审批单 {number}（{product}）进入行政审查。' },
    submitAtWindow: { title: '材料已递交窗口', content: '审批单 {number}（{product}）的材料已在窗口递交。' },
    beginReview: {
      title: '进入审评期',
      content: '审批单 {number}（{product}）进入审评期，等待主管部门结论。',
    },
    complete: { title: '审批已完成', content: '审批单 {number}（{product}）已完成，可以下载备案凭证。' },
    cancel: { title: '审批单已取消', content: '审批单 {number}（{product}）已被服务商取消。原因：{reason}' },
    quoteFee: {
      title: '审批单有报价',
      content: '审批单 {number}（{product}）的报价为 {sum}，请接受或说明原因。{note}',
    },
    addPapers: { title: '审批单有新文书', content: '审批单 {number}（{product}）有新的文书。' },
    documentDue: {
      title: '文件快到期限',
      content: '审批单 {number}（{product}）请在 {dueOn} 前交：{documents}。',
    },
    documentLate: {
      title: '文件已过期限',
      content: '审批单 {number}（{product}）的文件尚未交来，期限 {dueOn} 已过：{documents}。',
    },
    askDocuments: {
      title: '审批单等您交文件',
      content: '审批单 {number}（{product}）需要以下文件：{documents}。',
    },
    acceptDocument: { title: '文件已接受', content: '审批单 {number} 的文件“{documents}”已接受。' },
    sendBackDocument: {
      title: '文件被退回',
      content: '审批单 {number} 的文件“{documents}”被退回，请重新提交。原因：{reason}',
    },
    withdrawDocument: { title: '文件不再需要', content: '审批单 {number} 不再需要文件“{documents}”。' },
  },
}
