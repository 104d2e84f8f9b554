/** Reminders of what falls due. */
export const reminders = {
  vatInvoice: {
    before: {
      title: '增值稅發票即將到開票日',
      content: '收款 {number} 尚有 {currency} {amount} 未開票，服務商應於 {dueOn} 前開立。',
    },
    on: {
      title: '今天應開立增值稅發票',
      content: '收款 {number} 的發票應於今天（{dueOn}）開立，尚有 {currency} {amount} 未開票。',
    },
    after: {
      title: '增值稅發票已逾期',
      content: '收款 {number} 的發票應於 {dueOn} 開立，仍有 {currency} {amount} 未開票。',
    },
  },
  exportReceipt: {
    before: {
      title: '收匯截止日將至',
      content: '出口訂單 {number} 尚有 {currency} {amount} 未收匯，截止日 {dueOn}。',
    },
    on: {
      title: '今天是收匯截止日',
      content: '出口訂單 {number} 的收匯截止日是今天（{dueOn}），尚有 {currency} {amount} 未收匯。',
    },
    after: {
      title: '收匯已逾期',
      content: '出口訂單 {number} 的收匯截止日 {dueOn} 已過，尚有 {currency} {amount} 未收匯。',
    },
  },
  debt: {
    before: {
      title: '欠款即將到期',
      content: '{count} 筆欠款共 {currency} {amount} 將於 {dueOn} 到期。',
    },
    on: {
      title: '欠款今天到期',
      content: '{count} 筆欠款共 {currency} {amount} 今天（{dueOn}）到期。',
    },
    after: {
      title: '欠款已逾期',
      content: '{count} 筆欠款共 {currency} {amount} 已於 {dueOn} 到期，尚未付清。',
    },
  },
  supplierPayment: {
    before: {
      title: '貨款即將付出',
      content: '付款申請 {number} 的款項已收齊，{currency} {amount} 最遲於 {dueOn} 付給供應商。',
    },
    on: {
      title: '貨款今天應付出',
      content: '付款申請 {number}（{currency} {amount}）最遲今天（{dueOn}）付給供應商。',
    },
    after: {
      title: '貨款付款已超期',
      content:
        '付款申請 {number}（{currency} {amount}）應於 {dueOn} 前付給供應商，尚未付出，請與服務商聯絡。',
    },
  },
  payout: {
    before: {
      title: '外匯款即將付出',
      content: '收匯單 {number} 尚有 {currency} {amount} 未付出，最遲於 {dueOn} 付出。',
    },
    on: {
      title: '外匯款今天應付出',
      content: '收匯單 {number} 尚有 {currency} {amount}，最遲今天（{dueOn}）付出。',
    },
    after: {
      title: '外匯款付款已超期',
      content: '收匯單 {number} 的 {currency} {amount} 應於 {dueOn} 前付出，請與服務商聯絡。',
    },
  },
}
