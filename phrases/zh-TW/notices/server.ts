import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/server.ts'

export const { consultationNotices, noticeBatches, noticeMails, pushTexts, robotCards } = traditional(
  source,
  {
    consultationNotices: {
      consultation: { answer: { content: '您的諮詢「{title}」（{number}）有新的回覆，請檢視。' } },
    },
    robotCards: {
      several: '{count, number} 則新訊息',
      digest: '通知彙總：{count, number} 則',
      more: '另有 {count, number} 則，請登入檢視。',
      testContent: '機器人「{name}」設定成功，選定的通知將發送到本群。',
    },
    noticeMails: {
      subject: '{count, number} 則新訊息',
      footer: '完整內容與其他訊息請登入{product}檢視，也可以在「通知設定」中選擇接收方式。',
    },
  },
)
