import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/filings/approval-server.ts'

export const { approvalNotices } = traditional(source, {
  approvalNotices: {
    approvalOrder: {
      submitAtWindow: { title: '資料已臨櫃遞件', content: '審批單 {number}（{product}）的資料已臨櫃遞件。' },
      complete: { title: '審批已結案', content: '審批單 {number}（{product}）已結案，可下載備案憑證。' },
      cancel: { content: '審批單 {number}（{product}）已由服務商取消。原因：{reason}' },
      documentDue: { title: '文件快到期限' },
      documentLate: {
        title: '文件已過期限',
        content: '審批單 {number}（{product}）的文件尚未交來，期限 {dueOn} 已過：{documents}。',
      },
      askDocuments: {
        title: '審批單等您交件',
        content: '審批單 {number}（{product}）需要以下文件：{documents}。',
      },
      acceptDocument: { title: '文件已接受', content: '審批單 {number} 的文件「{documents}」已接受。' },
      sendBackDocument: {
        title: '文件被退回',
        content: '審批單 {number} 的文件「{documents}」被退回，請重新交件。原因：{reason}',
      },
      withdrawDocument: { title: '文件不再需要', content: '審批單 {number} 不再需要文件「{documents}」。' },
    },
  },
})
