import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/orders.ts'

export const { officeOrders } = traditional(source, {
  officeOrders: {
    lineCount: '{count, number} 項',
    toBind: '訂單各項數量合計 {qty}。',
    basics: '基本資料',
    incoterms: '貿易條件',
    contractNo: '合約編號',
    storedLines: '已收齊 {done, number} / {total, number} 項',
    table: { columns: '{shown, number} / {total, number} 欄', noneLeft: '沒有這樣的明細' },
    entry: {
      next: '下一項',
      lines: '本次 {count, number} 項，數量 {qty}',
      short: '差異 {count, number} 項，短少 {qty}',
      wrong: '{count, number} 項填寫有誤',
      shortages: '登記短少 {count, number} 項',
      save: '{step}（{count, number} 項）',
      receive: { after: '登記後 {full, number} / {total, number} 項收齊，訂單顯示「{state}」' },
    },
    bulk: {
      title: '{step}：{count, number} 個訂單',
      skipped: '所選的另外 {count, number} 個訂單目前不能辦理此步驟，不受影響。',
      run: '{step} {count, number} 個訂單',
    },
  },
})
