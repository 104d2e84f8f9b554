import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/partners/partners.ts'

export const { partners } = traditional(source, {
  partners: {
    supplier: {
      removeConfirm: '{count, number} 家供應商及其帳戶、地址將從清單移除。',
      removed: '已刪除 {count, number} 家供應商',
      empty: '還沒有供應商，先登錄一家常用的，下單和付款時就能直接選用',
      documents: '文件',
      gone: '這家供應商不存在或已被刪除',
    },
    account: { keyword: '供應商、帳戶名稱或銀行' },
    address: { empty: '還沒有供應商地址，提貨和出貨時會用到' },
    customer: { removeConfirm: '{count, number} 個客戶將從清單中移除，既有訂單不受影響。' },
  },
})
