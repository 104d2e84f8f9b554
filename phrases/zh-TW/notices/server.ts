import type { consultationNotices as source } from '../../zh-CN/notices/server.ts'

export const consultationNotices: typeof source = {
  consultation: {
    answer: { title: '諮詢已回覆', content: '您的諮詢「{title}」（{number}）有新的回覆，請檢視。' },
    close: { title: '諮詢已結束', content: '諮詢「{title}」（{number}）已由服務商結束，紀錄仍可檢視。' },
  },
}
