/** The server’s messages about invoices and announced money. */
export const taxInvoiceNotices = {
  salesInvoice: {
    issue: {
      title: '发票已开具',
      content: '申请 {number} 的发票 {invoiceNo} 已开具，价税合计 RMB {amount}，请签收。',
    },
    refuse: { title: '开票申请已退回', content: '开票申请 {number}（RMB {amount}）已退回。原因：{reason}' },
    void: {
      title: '发票已作废',
      content: '发票 {invoiceNo}（RMB {amount}）已作废，金额可以重新开票。原因：{reason}',
    },
    reverse: {
      title: '发票已红冲',
      content:
        '发票 {invoiceNo}（RMB {amount}）已由红字发票 {redInvoiceNo} 冲销，金额可以重新开票。原因：{reason}',
    },
  },
  inputInvoice: {
    confirm: { title: '进项发票已确认', content: '{seller} 的发票 {invoiceNo} 已与出口订单匹配并确认。' },
    reportAnomaly: {
      title: '进项发票确认异常',
      content: '{seller} 的发票 {invoiceNo} 需要更正。原因：{reason}',
    },
    waive: { title: '进项发票无需确认', content: '{seller} 的发票 {invoiceNo} 无需确认。原因：{reason}' },
    reopen: {
      title: '进项发票重新待确认',
      content: '{seller} 的发票 {invoiceNo} 重新待确认。原因：{reason}',
    },
  },
  announcedTransfer: {
    confirm: {
      title: '汇款通知已确认',
      content: '汇款通知 {number}（{currency} {amount}）已确认，请按通知的日期汇款。',
    },
    receive: {
      title: '汇款已到账',
      content: '汇款通知 {number}（{currency} {amount}）已到账，收款单 {receipt}。',
    },
    reopen: {
      title: '汇款通知恢复待到账',
      content: '收款单 {receipt} 已冲销，汇款通知 {number}（{currency} {amount}）恢复为待到账。',
    },
  },
}
