/** Reminders of what falls due. */
export const reminders = {
  vatInvoice: {
    before: {
      title: '增值税发票即将到开票日',
      content: '收款 {number} 尚有 {currency} {amount} 未开票，服务商应于 {dueOn} 前开具。',
    },
    on: {
      title: '今天应开具增值税发票',
      content: '收款 {number} 的发票应于今天（{dueOn}）开具，尚有 {currency} {amount} 未开票。',
    },
    after: {
      title: '增值税发票已逾期',
      content: '收款 {number} 的发票应于 {dueOn} 开具，仍有 {currency} {amount} 未开票。',
    },
  },
  exportReceipt: {
    before: {
      title: '收汇截止日临近',
      content: '出口订单 {number} 尚有 {currency} {amount} 未收汇，截止日 {dueOn}。',
    },
    on: {
      title: '今天是收汇截止日',
      content: '出口订单 {number} 的收汇截止日是今天（{dueOn}），尚有 {currency} {amount} 未收汇。',
    },
    after: {
      title: '收汇已逾期',
      content: '出口订单 {number} 的收汇截止日 {dueOn} 已过，尚有 {currency} {amount} 未收汇。',
    },
  },
  debt: {
    before: { title: '欠款即将到期', content: '{count} 笔欠款共 {currency} {amount} 将于 {dueOn} 到期。' },
    on: { title: '欠款今天到期', content: '{count} 笔欠款共 {currency} {amount} 今天（{dueOn}）到期。' },
    after: {
      title: '欠款已逾期',
      content: '{count} 笔欠款共 {currency} {amount} 已于 {dueOn} 到期，尚未付清。',
    },
  },
  supplierPayment: {
    before: {
      title: '货款即将付出',
      content: '付款申请 {number} 的款项已收齐，{currency} {amount} 最迟于 {dueOn} 付给供应商。',
    },
    on: {
      title: '货款今天应付出',
      content: '付款申请 {number}（{currency} {amount}）最迟今天（{dueOn}）付给供应商。',
    },
    after: {
      title: '货款付款已超期',
      content:
        '付款申请 {number}（{currency} {amount}）应于 {dueOn} 前付给供应商，尚未付出，请与服务商联系。',
    },
  },
  payout: {
    before: {
      title: '外汇款即将付出',
      content: '收汇单 {number} 尚有 {currency} {amount} 未付出，最迟于 {dueOn} 付出。',
    },
    on: {
      title: '外汇款今天应付出',
      content: '收汇单 {number} 尚有 {currency} {amount}，最迟今天（{dueOn}）付出。',
    },
    after: {
      title: '外汇款付款已超期',
      content: '收汇单 {number} 的 {currency} {amount} 应于 {dueOn} 前付出，请与服务商联系。',
    },
  },
}
