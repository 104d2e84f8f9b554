import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/shell/shell.ts'

export const { shell } = traditional(source, {
  shell: {
    areas: { data: '基本資料', services: '加值服務' },
    pages: { orderInfo: '訂單明細', myRequestion: '稅則分類申請' },
    newPages: { sellATicketInfo: '登錄發票' },
    menu: { collapse: '收合選單', unread: '{count, number} 則未讀回覆' },
    bell: {
      label: '訊息，{shown} 則未讀',
      noneRecent: '尚無提示',
      browserDenied: '瀏覽器已封鎖通知，請在瀏覽器的網站設定中允許',
    },
    password: { hint: '超過 6 個字元，並同時包含字母、數字與符號', done: '密碼已變更，其他裝置需要重新登入' },
    offline: '網路已中斷，恢復後會自動重新連線。已填寫的內容保留在此瀏覽器中。',
    start: {
      morning: '早安，{name}',
      afternoon: '午安，{name}',
      evening: '晚安，{name}',
      noBulletins: '目前沒有公告',
    },
  },
})
