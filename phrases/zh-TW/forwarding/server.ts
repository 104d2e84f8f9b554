/** The server’s messages about freight. */
export const forwardingNotices = {
  forwarderEnquiry: {
    quote: { title: '收到貨運報價', content: '詢價 {number} 已有報價，請比較並確認。' },
    generateOrder: { title: '貨運承攬訂單已建立', content: '詢價 {number} 已依確認的報價建立貨運承攬訂單。' },
    cancel: { title: '詢價已取消', content: '詢價 {number} 已由服務商取消。原因：{reason}' },
  },
  forwarderQuotation: {
    create: { title: '收到新的貨運報價', content: '詢價 {inquiry} 收到 {carrier} 的報價 {number}。' },
    revise: { title: '貨運報價已修改', content: '{carrier} 的報價 {number} 已修改，請重新比較。' },
    acceptOffer: { title: '議價已接受', content: '{carrier} 的報價 {number} 已依您的議價調整。' },
    refuseOffer: { title: '議價未接受', content: '{carrier} 的報價 {number} 未接受議價。原因：{reason}' },
    withdraw: { title: '貨運報價已撤回', content: '{carrier} 的報價 {number} 已撤回。原因：{reason}' },
    ending: {
      title: '貨運報價即將到期',
      content: '{carrier} 的報價 {number} 有效期至 {validUntil}，請在此之前確認。',
    },
    expire: { title: '貨運報價已逾期', content: '{carrier} 的報價 {number} 已於 {validUntil} 到期。' },
  },
  forwarderOrder: {
    quote: { title: '貨運承攬訂單已報價', content: '貨運承攬訂單 {number} 已報價，請確認。' },
    confirmGoods: { title: '貨物已確認', content: '貨運承攬訂單 {number} 的貨物已確認備妥。' },
    bookWarehouse: { title: '艙位已訂妥', content: '貨運承攬訂單 {number} 的艙位已訂妥。' },
    deliver: { title: '貨物已交運', content: '貨運承攬訂單 {number} 的貨物已交付運送人。' },
    arrive: { title: '貨物已抵港', content: '貨運承攬訂單 {number} 的貨物已抵港，請送出補料。' },
    complete: { title: '貨運承攬訂單已結案', content: '貨運承攬訂單 {number} 已結案，費用已記入帳單。' },
    addDocuments: { title: '收到承運文件', content: '貨運承攬訂單 {number} 有新的提單、到貨通知或保險單。' },
    cancel: { title: '貨運承攬訂單已取消', content: '貨運承攬訂單 {number} 已由服務商取消。原因：{reason}' },
  },
}

/** The comparison of quotations on paper and in a sheet. */
export const comparisonTexts = {
  title: '貨運報價比較',
  charge: '項目',
  basis: '計費',
  rmbTotal: '折合人民幣',
  total: '合計',
  missing: '缺 {count} 項，無法比較',
  transit: '航程',
  via: '轉運',
  direct: '直達',
  departs: '啟運',
  freeDays: '目的港免櫃期',
  validUntil: '有效期至',
  days: '{count} 天',
  notQuoted: '未報',
  included: '已含',
  rates: '中國銀行賣出價',
}
