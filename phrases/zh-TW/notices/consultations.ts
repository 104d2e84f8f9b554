import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/notices/consultations.ts'

export const { consultations } = traditional(source, {
  consultations: {
    unread: '{count, number} 則新回覆',
    gone: '這則諮詢不存在',
    threads: '諮詢紀錄 {count, number} 則',
    ask: '送出問題',
    send: '送出',
  },
})
