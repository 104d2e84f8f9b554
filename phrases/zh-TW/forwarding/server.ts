import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/server.ts'

export const { comparisonTexts, forwardingNotices } = traditional(source, {
  comparisonTexts: { missing: '缺 {count} 項，無法比較' },
  forwardingNotices: {
    forwarderEnquiry: {
      generateOrder: {
        title: '貨運承攬訂單已建立',
        content: '詢價 {number} 已依確認的報價建立貨運承攬訂單。',
      },
      cancel: { content: '詢價 {number} 已由服務商取消。原因：{reason}' },
    },
    forwarderQuotation: {
      acceptOffer: { content: '{carrier} 的報價 {number} 已依您的議價調整。' },
      ending: { content: '{carrier} 的報價 {number} 有效期至 {validUntil}，請在此之前確認。' },
      expire: { title: '貨運報價已逾期' },
    },
    forwarderOrder: {
      deliver: { title: '貨物已交運', content: '貨運承攬訂單 {number} 的貨物已交付運送人。' },
      complete: { title: '貨運承攬訂單已結案', content: '貨運承攬訂單 {number} 已結案，費用已記入帳單。' },
      cancel: { content: '貨運承攬訂單 {number} 已由服務商取消。原因：{reason}' },
    },
  },
})
