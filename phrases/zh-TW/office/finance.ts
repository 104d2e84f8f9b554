import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/office/finance.ts'

export const { officeFinance } = traditional(source, {
  officeFinance: {
    empty: '沒有符合條件的記錄',
    pickOrder: '按訂單編號或客戶查找',
    pickCompany: '按名稱查找',
    fee: { on: '計收對象', disputes: '異議記錄', seeDispute: '查看異議' },
    dispute: {
      replyHint: '只回覆不作決定，客戶立即看到',
      newAmountHint: '須低於 {amount}；填 0 則全部沖銷',
      effect: '原費用沖銷，按新金額重新計收；客戶少付 {less}。',
    },
    bank: {
      proposal: '建議相符',
      endsTransfer: '匯款通知 {number} 結束，客戶收到到帳訊息',
      told: '客戶收到到帳訊息',
      reopenText: '{what}：撤銷沖帳並沖銷收款單，流水回到待確認。',
      seeVoucher: '查看收款單 {number}',
      mappingKept: '欄位對應：{bank}，已記住',
    },
    ageing: { lead: '外幣按今日銀行牌價折算' },
    terms: { agencyRateHint: '依訂單人民幣金額計算' },
  },
})
