/** The server’s messages about declarations and tax bills. */
export const declarationNotices = {
  declaration: {
    declare: { title: '报关单已申报', content: '订单 {orderNo} 的报关单 {number} 已向海关申报。' },
    released: { title: '报关单已放行', content: '订单 {orderNo} 的报关单 {number} 已放行。' },
    inspection: { title: '海关查验', content: '订单 {orderNo} 的报关单 {number} 被海关抽中查验。' },
    addDocuments: {
      title: '收到报关单证',
      content: '订单 {orderNo} 的报关单 {number} 有新的报关单、放行条或查验通知书。',
    },
    problem: {
      title: '报关单需要处理',
      content: '订单 {orderNo} 的报关单 {number} 未能继续。原因：{reason}',
    },
  },
  taxBill: {
    issued: { title: '收到海关税单', content: '税单 {number}，税额 RMB {amount}，缴款期限 {dueOn}。' },
    paid: { title: '税款已代缴', content: '税单 {number} 的税款 RMB {amount} 已代缴，记入贵司应付。' },
    cancel: { title: '税单已作废', content: '税单 {number} 已作废。原因：{reason}' },
  },
}
