import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/reports/flow-board.ts'

export const { flowBoard } = traditional(source, {
  flowBoard: {
    note: '合約 · 貨物 · 資金 · 發票，未結 {count, number} 筆，截至 {time}',
    cut: '未結訂單過多，只顯示最新的 {count, number} 筆，請縮小日期範圍',
    export: '匯出 {count, number} 筆',
    heldNote: '筆卡住，共 {count, number} 筆未結',
    unit: '筆',
    sum: { estimate: '按中國銀行今日牌價估算' },
    steps: { funds: '申請 › 收付款 › 沖銷' },
    reasons: {
      contractAwaitsAudit: '審核後可簽',
      fundsWrittenOff: '已沖銷',
      receiptLate: '收匯逾期 {days} 天',
    },
    map: {
      note: '在途 {count, number} 筆，截至 {time}',
      delivered: '另有 {count, number} 筆已簽收，只剩資金或發票',
      abroadNote: '{count, number} 筆',
      late: '遲 {count, number} 筆，最久 {days, number} 天',
      bubble: '{name}：{count, number} 筆，{words}',
      leg: '{from} → {to} {count, number} 筆',
      legAhead: '{from} → {to} {count, number} 筆，尚未出發',
      chosenSum: '{count, number} 筆，折 RMB {sum}',
      holds: { receiptLate: '收匯逾期' },
    },
  },
})
