/** The server’s messages about declarations and tax bills. */
export const declarationNotices = {
  declaration: {
    declare: {
      title: '報關單已申報',
      content: '訂單 {orderNo} 的報關單 {number} 已向海關申報。',
    },
    released: {
      title: '報關單已放行',
      content: '訂單 {orderNo} 的報關單 {number} 已放行。',
    },
    inspection: {
      title: '海關查驗',
      content: '訂單 {orderNo} 的報關單 {number} 被海關抽中查驗。',
    },
    addDocuments: {
      title: '收到報關單證',
      content: '訂單 {orderNo} 的報關單 {number} 有新的報關單、放行條或查驗通知書。',
    },
    problem: {
      title: '報關單需要處理',
      content: '訂單 {orderNo} 的報關單 {number} 未能繼續。原因：{reason}',
    },
  },
  taxBill: {
    issued: {
      title: '收到海關稅單',
      content: '稅單 {number}，稅額 RMB {amount}，繳款期限 {dueOn}。',
    },
    paid: {
      title: '稅款已代繳',
      content: '稅單 {number} 的稅款 RMB {amount} 已代繳，記入貴司應付。',
    },
    cancel: {
      title: '稅單已作廢',
      content: '稅單 {number} 已作廢。原因：{reason}',
    },
  },
}
