import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/office.ts'

export const { office } = traditional(source, {
  office: {
    menu: { close: '收合選單' },
    pages: {
      bankLines: '銀行流水比對',
      services: '加值服務',
      classifications: '稅則分類申請',
      pickups: '到府提貨',
    },
    jobs: {
      classificationRequest: '稅則分類申請',
      freightOrder: '建立貨運承攬訂單',
      counterOffer: '回覆議價',
      freightComplete: '貨運承攬訂單結案',
      labelComplete: '標籤單結案',
      approvalDocuments: '核對審批文件',
    },
    queue: {
      areas: { services: '備案與加值' },
      failed: '待辦無法載入，請重試',
      bankLines: '比對銀行流水',
      bankLinesWait: '{count, number} 筆銀行入帳等待比對',
      matchBankLines: '去比對',
    },
  },
})
