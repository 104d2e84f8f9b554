import type { Wording } from '../../wording.ts'
import type { notices as source } from '../../zh-CN/notices/notices.ts'

export const notices: Wording<typeof source> = {
  title: '系統通知',
  message: '標題與內容',
  time: '時間',
  state: '狀態',
  type: '類型',
  types: { message: '訊息', reminder: '期限提醒' },
  open: '檢視',
  markRead: '標為已讀',
  markAll: '全部標為已讀',
  marked: '已將 {count, number} 則標為已讀',
  empty: '還沒有訊息，訂單、付款和審核的進展會出現在這裡',
  bulletins: '公司公告',
  bulletinTitle: '標題',
  published: '發布時間',
  pinned: '置頂',
  read: '閱讀',
  noBulletins: '服務商尚未發布公告',
  close: '關閉',
}
