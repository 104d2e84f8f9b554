import type { taxInvoiceNotices as source } from '../../zh-CN/tax-invoices/server.ts'

export const taxInvoiceNotices: typeof source = {
  salesInvoice: {
    issue: {
      title: '發票已開立',
      content: '申請 {number} 的發票 {invoiceNo} 已開立，價稅合計 RMB {amount}，請簽收。',
    },
    refuse: {
      title: '開票申請已退回',
      content: '開票申請 {number}（RMB {amount}）已退回。原因：{reason}',
    },
    void: {
      title: '發票已作廢',
      content: '發票 {invoiceNo}（RMB {amount}）已作廢，金額可重新開票。原因：{reason}',
    },
    reverse: {
      title: '發票已沖銷',
      content:
        '發票 {invoiceNo}（RMB {amount}）已由紅字發票 {redInvoiceNo} 沖銷，金額可重新開票。原因：{reason}',
    },
  },
  inputInvoice: {
    confirm: {
      title: '進項發票已確認',
      content: '{seller} 的發票 {invoiceNo} 已與出口訂單配對並確認。',
    },
    reportAnomaly: {
      title: '進項發票確認異常',
      content: '{seller} 的發票 {invoiceNo} 需要更正。原因：{reason}',
    },
    waive: {
      title: '進項發票無需確認',
      content: '{seller} 的發票 {invoiceNo} 無需確認。原因：{reason}',
    },
    reopen: {
      title: '進項發票重新待確認',
      content: '{seller} 的發票 {invoiceNo} 重新待確認。原因：{reason}',
    },
  },
  transfer: {
    confirm: {
      title: '資金預約已確認',
      content: '匯款通知 {number}（{currency} {amount}）已確認，請依預約日匯款。',
    },
    receive: {
      title: '預約資金已入帳',
      content: '匯款通知 {number}（{currency} {amount}）已入帳，收款單 {receipt}。',
    },
    reopen: {
      title: '匯款通知恢復待入帳',
      content: '收款單 {receipt} 已沖銷，匯款通知 {number}（{currency} {amount}）恢復為待入帳。',
    },
  },
}
