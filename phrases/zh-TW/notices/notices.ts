import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/notices.ts'

export const { notices } = traditional(source, {
  notices: {
    marked: '已將 {count, number} 則標為已讀',
    noBulletins: '服務商尚未發布公告',
    setting: {
      note: '只影響您本人',
      quietNote: '時段內不彈出提醒，推播、簡訊和郵件在結束後發送；訊息照常進入清單。帳號安全的通知不受限制。',
      every: { none: '逐則發送' },
      noMail: '服務商尚未開通郵件發送，郵件一欄暫不可選。',
      noEmail: '您還沒有登記信箱，點此填寫後即可選擇郵件',
    },
  },
})
