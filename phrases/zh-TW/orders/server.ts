import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/server.ts'

export const { orderNotices } = traditional(source, {
  orderNotices: {
    order: {
      repeat: {
        title: '訂單草稿已按排程產生',
        content: '範本「{name}」已產生草稿 {orderNo}，請核對後送審。',
      },
      toRelease: { content: '{name} 送審了訂單 {orderNo}，金額 {currency} {amount}，需要您放行。' },
      receive: { content: '訂單 {orderNo} 的貨物已收到 {received}／{total} 項。' },
    },
    orderDelivery: {
      ship: {
        title: '貨物已出庫送貨',
        content: '訂單 {orderNo} 第 {number} 批貨物已出貨，{shipped}／{total} 行已送齊。',
      },
    },
  },
})
