import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/orders/order-logistics.ts'

export const { orderLogistics } = traditional(source, {
  orderLogistics: {
    change: {
      item: '變更項目',
      requestHint: '不屬於上面各項的變更，以文字說明',
      sent: '變更申請已提出，服務商會儘快答覆',
    },
    split: {
      lead: '填寫移入新訂單的數量。兩張訂單的數量和金額合計不變；已入倉的貨物、附加費用和保價留在原訂單。',
    },
    delivery: { open: '尚未出貨', allShipped: '已全數出貨', vehicleNumber: '車牌號碼' },
    tracking: { whole: '整張訂單' },
    papers: { deliveryNotice: '下載送貨／取貨通知單' },
  },
})
