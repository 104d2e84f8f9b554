import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/finance/server.ts'

export const { applicationPaperTexts, financeNotices, statementTexts } = traditional(source, {
  applicationPaperTexts: { seal: '單位用印' },
  financeNotices: {
    paymentApplication: {
      pay: { content: '付款申請 {number}（{currency} {amount}）已付給供應商，可查看銀行水單。' },
      reverse: {
        title: '供應商付款已沖銷',
        content: '付款申請 {number}（{currency} {amount}）的付款已沖銷，款項將重新安排。原因：{reason}',
      },
    },
    statement: {
      sent: { content: '{month} 的對帳單已產生，期末餘額 {balances}，可在對帳單頁面查看和下載。' },
    },
    reminder: { exportReceipt: { before: { title: '收匯截止日將至' } } },
  },
  statementTexts: {
    mail: '隨附 {month} 對帳單。您也可以在平台查看，並設定收件人。',
    annexed: '明細共 {count} 列，列於附頁。',
  },
})
