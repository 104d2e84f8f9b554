import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kernel/server.ts'

export const { serverTexts } = traditional(source, {
  serverTexts: {
    partlyDone: '已處理 {done} 筆，共 {count} 筆，{refused} 筆被拒絕。首筆被拒絕的（{id}）：{reason}',
    status: {
      400: '無法識別請求內容，請重新整理頁面後再試',
      408: '請求逾時，請重試',
      413: '內容過大，請縮小後重試',
      500: '系統未知錯誤，請回報管理員（編號 {reference}）',
      503: '系統維護中或忙碌中，請稍後再試',
    },
    sms: {
      reset: '驗證碼 {code}，用於重設{product}密碼，10 分鐘內有效。若非本人操作請儘快變更密碼。',
      emailChanged: '您的{product}帳號登入信箱已修改。如非本人操作，請立即修改密碼並聯絡管理員。',
    },
  },
})
