import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/forwarding/machines.ts'

export const { forwardingMachines } = traditional(source, {
  forwardingMachines: {
    forwarderEnquiry: {
      submit: { confirm: '詢價將送交服務商報價，之後無法修改。' },
      quote: { confirm: '報價將傳送給客戶，等待客戶確認。' },
      confirmQuote: { confirm: '確認接受該報價，服務商將據此轉為訂單。' },
      generateOrder: { label: '轉為訂單', confirm: '將依已確認的報價建立貨運承攬訂單。' },
    },
    forwarderOrder: {
      submit: { confirm: '貨運承攬訂單將送交服務商報價，之後無法修改。' },
      quote: { confirm: '報價將傳送給客戶，等待客戶確認。' },
      confirmGoods: { confirm: '確認進口貨物備妥，等待交運。' },
      bookWarehouse: { confirm: '確認出口艙位已訂妥，等待交運。' },
      deliver: { confirm: '確認貨物已交付運送人。' },
      complete: { label: '訂單結案', confirm: '訂單將結案，之後只能檢視。' },
    },
    forwarderQuotation: {
      counterOffer: { confirm: '議價將送交服務商，等候回覆。' },
      refuseOffer: { confirm: '報價維持不變，客戶會看到原因。' },
      confirmQuote: { confirm: '確認後其餘報價將關閉，服務商據此轉為訂單。' },
      expire: { confirm: '報價已逾有效期限。' },
    },
  },
})
