import type { noticeMails as mailSource, consultationNotices as source } from '../../zh-CN/notices/server.ts'

export const consultationNotices: typeof source = {
  consultation: {
    answer: { title: '諮詢已回覆', content: '您的諮詢「{title}」（{number}）有新的回覆，請檢視。' },
    close: { title: '諮詢已結束', content: '諮詢「{title}」（{number}）已由服務商結束，紀錄仍可檢視。' },
  },
  /** A message that the provider typed has its own title. */
  providerMessage: { title: '服務商訊息', content: '{content}' },
}

export const noticeMails: typeof mailSource = {
  subject: '{count, number} 則新訊息',
  footer: '完整內容與其他訊息請登入雲埠檢視，也可以在「通知設定」中選擇接收方式。',
}
