import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/tax-invoices/server.ts'

export const { taxInvoiceNotices } = traditional(source, {
  taxInvoiceNotices: {
    salesInvoice: {
      void: { content: '發票 {invoiceNo}（RMB {amount}）已作廢，金額可重新開票。原因：{reason}' },
      reverse: {
        content:
          '發票 {invoiceNo}（RMB {amount}）已由紅字發票 {redInvoiceNo} 沖銷，金額可重新開票。原因：{reason}',
      },
    },
    announcedTransfer: {
      confirm: { content: '匯款通知 {number}（{currency} {amount}）已確認，請依預約日匯款。' },
    },
  },
})
