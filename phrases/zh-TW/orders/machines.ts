import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/machines.ts'

export const { orderMachines } = traditional(source, {
  orderMachines: {
    order: {
      submit: { confirm: '訂單將送交審核，審核期間無法修改。' },
      release: { confirm: '訂單將送服務商審核，審核期間不能修改。' },
      refuse: { confirm: '訂單退給送審人修改，對方會看到原因。' },
      auditFail: { confirm: '訂單審核不通過，客戶會看到原因，並可修改後重新送出。' },
      receive: { confirm: '依明細登記收貨數量，全部收齊後顯示為全數入倉。' },
      bind: { confirm: '所選庫存批號將綁定至此訂單，其他訂單無法再使用。' },
      dispatch: { confirm: '訂單進入配送，客戶會收到配送通知。' },
      sign: { confirm: '確認貨物已經收到，簽收後無法撤回。' },
      complete: { label: '訂單結案', confirm: '訂單將結案，之後只能檢視。' },
      split: { confirm: '所選商品將移入新訂單，兩張訂單的數量和金額合計不變。' },
    },
  },
})
