import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/account/information.ts'

export const { information } = traditional(source, {
  information: {
    lead: '請依營業執照據實填寫。送出後我們會在一個工作日內審核，審核通過即可進入平台',
    steps: { ahead: '尚未開始' },
    states: {
      applied: { text: '我們已收到您的資料，正在安排審核。結果會顯示在這裡，您可以隨時登入回來查看' },
      verifying: { title: '審核進行中', text: '審核人員正在核對您的資料，通常於一個工作日內完成' },
      rejected: { text: '請依下列原因修改資料，然後重新送出' },
    },
    refresh: '更新進度',
    groups: {
      invoicing: { title: '發票資訊', lead: '用於開立增值稅發票，可以稍後補齊' },
      contact: { lead: '通知與單據寄送至此' },
      licence: { lead: '上傳清晰的彩色照片或掃描檔，支援 JPG、PNG、WEBP、PDF' },
    },
    fields: { legalPersonId: '法定代表人身分證號碼', invoicingPhone: '發票電話' },
    hints: { creditCode: '18 位，末位為檢查碼', legalPersonId: '18 位，加密保存，僅供審核使用' },
    licence: { drop: '或將檔案拖曳至此' },
    draft: { local: '草稿已存於本瀏覽器，連線後自動同步', restored: '已還原您上次未儲存的內容' },
    submitNote: '送出後於審核結束前無法修改',
    stale: '此資料已在別處修改，已載入最新內容，您填寫的內容保留在表單中',
  },
})
