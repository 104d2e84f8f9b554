import { merged } from '../merged.ts'
import type { server as source } from '../zh-CN/server.ts'
import { applicationPaperTexts, statementTexts } from './finance/server.ts'
import { comparisonTexts } from './forwarding/server.ts'
import { noticeMails } from './notices/server.ts'
import { supplierDocumentNames } from './partners/server.ts'
import { flowBoard } from './reports/flow-board.ts'
import * as notices from './server-notices.ts'

export const server: typeof source = {
  done: '操作成功',
  /** Of a call for several records. */
  partlyDone: '已處理 {done} 筆，共 {count} 筆，{refused} 筆被拒絕。首筆被拒絕的（{id}）：{reason}',
  status: {
    400: '無法識別請求內容，請重新整理頁面後再試',
    404: '資源不存在',
    408: '請求逾時，請重試',
    413: '內容過大，請縮小後重試',
    415: '不支援的內容類型',
    429: '操作過於頻繁，請稍後再試',
    500: '系統未知錯誤，請回報管理員（編號 {reference}）',
    503: '系統維護中或忙碌中，請稍後再試',
  },
  title: '雲埠供應鏈',
  sms: {
    login: '驗證碼 {code}，用於登入雲埠，10 分鐘內有效。若非本人操作請忽略。',
    register: '驗證碼 {code}，用於註冊雲埠帳號，10 分鐘內有效。若非本人操作請忽略。',
    reset: '驗證碼 {code}，用於重設雲埠密碼，10 分鐘內有效。若非本人操作請儘快變更密碼。',
    phone: '驗證碼 {code}，用於更換雲埠帳號手機號碼，10 分鐘內有效。若非本人操作請儘快變更密碼。',
    emailChanged: '您的雲埠帳號登入信箱已修改。如非本人操作，請立即修改密碼並聯絡管理員。',
    mobileChanged: '您的雲埠帳號登入手機號碼已修改，本號碼不再用於登入。如非本人操作，請立即聯絡管理員。',
    pay: '驗證碼 {code}，用於向新帳戶或變更過的帳戶申請付款，10 分鐘內有效。請勿告知他人。',
    sign: '驗證碼 {code}，用於簽署電子合約，10 分鐘內有效。請勿告知他人。',
  },
  notices: merged(notices),
  noticeMail: noticeMails,
  flowBoard,
  /** The archive of contracts. */
  contracts: '電子合約',
  statement: statementTexts,
  applicationPaper: applicationPaperTexts,
  comparison: comparisonTexts,
  supplierDocuments: supplierDocumentNames,
  /** The sheet of rows that an import did not take. */
  import: { errors: '錯誤原因', rejected: '未匯入' },
}
