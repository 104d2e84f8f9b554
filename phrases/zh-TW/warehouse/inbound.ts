import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/inbound.ts'

export const { inbound } = traditional(source, {
  inbound: {
    submission: { fix: '前往修改' },
    record: { lineCount: '{count, number} 列', unreadable: '內容無法辨識' },
    differences: { disputed: '異議已提出，服務商會在溝通紀錄中答覆' },
  },
})
