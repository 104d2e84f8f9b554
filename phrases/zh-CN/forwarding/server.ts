import { common } from '../kernel/shared.ts'

/** The server’s messages about freight. */
export const forwardingNotices = {
  forwarderEnquiry: {
    quote: { title: '收到货代报价', content: '询价 {number} 已有报价，请比较并确认。' },
    generateOrder: { title: '货代订单已生成', content: '询价 {number} 已按确认的报价生成货代订单。' },
    cancel: { title: '询价已取消', content: '询价 {number} 已被服务商取消。原因：{reason}' },
  },
  forwarderQuotation: {
    create: { title: '收到新的货代报价', content: '询价 {inquiry} 收到 {carrier} 的报价 {number}。' },
    revise: { title: '货代报价已修改', content: '{carrier} 的报价 {number} 已修改，请重新比较。' },
    acceptOffer: { title: '还价已接受', content: '{carrier} 的报价 {number} 已按您的还价调整。' },
    refuseOffer: { title: '还价未接受', content: '{carrier} 的报价 {number} 未接受还价。原因：{reason}' },
    withdraw: { title: '货代报价已撤回', content: '{carrier} 的报价 {number} 已撤回。原因：{reason}' },
    ending: {
      title: '货代报价即将到期',
      content: '{carrier} 的报价 {number} 有效期至 {validUntil}，请在此前确认。',
    },
    expire: { title: '货代报价已过期', content: '{carrier} 的报价 {number} 已于 {validUntil} 到期。' },
  },
  forwarderOrder: {
    quote: { title: '货代订单已报价', content: '货代订单 {number} 已报价，请确认。' },
    confirmGoods: { title: '货物已确认', content: '货代订单 {number} 的货物已确认备妥。' },
    bookWarehouse: { title: '舱位已订妥', content: '货代订单 {number} 的舱位已订妥。' },
    deliver: { title: '货物已交承运人', content: '货代订单 {number} 的货物已交给承运人。' },
    arrive: { title: '货物已到港', content: '货代订单 {number} 的货物已到港，请提交补料。' },
    complete: { title: '货代订单已完成', content: '货代订单 {number} 已完成，费用已记入账单。' },
    addDocuments: { title: '收到承运文件', content: '货代订单 {number} 有新的提单、到货通知或保险单。' },
    cancel: { title: '货代订单已取消', content: '货代订单 {number} 已被服务商取消。原因：{reason}' },
  },
}

/** The comparison of quotations on paper and in a sheet. */
export const comparisonTexts = {
  title: '货代报价比较',
  charge: '项目',
  basis: '计费',
  rmbTotal: '折合人民币',
  ...common('total', 'direct', 'departs', 'validUntil', 'notQuoted', 'included'),
  missing: '缺 {count} 项，不可比',
  transit: '航程',
  via: '中转',
  freeDays: '目的港免箱期',
  days: '{count} 天',
  rates: '中国银行卖出价',
}
