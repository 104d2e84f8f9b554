import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/machines.ts'

export const { productMachines } = traditional(source, {
  productMachines: {
    classificationRequest: {
      remove: { confirm: '稅則分類申請將自清單移除。' },
      submit: { label: '送出分類申請', confirm: '產品資料將送交稅則分類，處理期間無法修改。' },
      cancel: { confirm: '稅則分類申請將被取消，取消後無法復原。' },
      classify: { confirm: '分類結果將送交客戶確認，客戶接受後寫入該產品。' },
      return: { confirm: '申請退回客戶補件，客戶會看到原因。' },
      accept: { confirm: '稅則號別、稅率與監管條件將寫入該產品。' },
      object: { confirm: '異議與原因將轉交服務商，服務商會重新分類。' },
    },
  },
})
