import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/kit/paper-reader.ts'

export const { paperReader } = traditional(source, {
  paperReader: {
    look: '點選任一格，可在原檔案中看到它的位置。',
    tableOf: '表格 {place, number}（{count, number} 列，{heading}）',
    takeRow: '填入第 {row, number} 列',
    rows: '第 {from, number}–{to, number} 列，共 {count, number} 列',
    product: '第 {row, number} 列：數量 × 單價為 {expected}，檔案寫的是 {stated}',
    unread: '第 {row, number} 列：{column}「{text}」無法辨識，填入後請更正',
    take: '填入 {count, number} 列',
    takenToast: '已填入 {count, number} 列，檔案已加到附件',
  },
})
