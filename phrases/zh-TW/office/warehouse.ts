import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/warehouse.ts'

export const { officeWarehouse } = traditional(source, {
  officeWarehouse: {
    receipt: {
      title: '登錄收貨',
      report: '登錄',
      save: '登錄收貨',
      saveDiffering: '登錄收貨，{count, number} 行差異發客戶確認',
    },
    outbound: { marks: { markSigned: '登錄簽收' } },
    ship: { vehicle: '車號' },
    pickup: { title: '到府提貨' },
    difference: { seeThread: '查看往來訊息' },
    storage: {
      effect: '將生成 {count, number} 筆費用並通知客戶，已計費的日期不再計費。',
      done: '已生成 {count, number} 筆費用',
      charged: '本次生成的費用',
    },
    tariff: { current: '當前', currency: '幣種' },
  },
})
