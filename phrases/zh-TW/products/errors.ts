import type { productRefusals } from '@quayside/contract/products/product.refusals.ts'
import type { Nested } from '../../nested.ts'

export const productErrors = {
  product: {
    taken: '已有相同型號與品牌的產品（不區分大小寫與空格），請修改原產品',
    originUnknown: '產地不存在，請從清單中選擇',
    unitUnknown: '計量單位不存在，請從清單中選擇',
    nameFixed: '產品正在分類或已完成分類，型號與品牌無法更改，請另建產品',
    inClassification: '產品正在分類，請先取消或辦結分類申請再刪除',
    unknown: '產品不存在，請先在「我的產品」中建立',
  },
  classification: {
    percent: '請填寫百分比，例如 13 或 6.5，最多四位小數',
    conditions: '只能填寫監管條件的字母或數字代碼',
  },
  classificationRequest: {
    alreadySubmitted: '稅則分類申請已送審，無法重複送出，請等候分類結果',
    productPending: '該產品已有未辦結的稅則分類申請，請等其辦結或先取消',
    noProduct: '請至少選擇一項產品',
    productFixed: '分類申請的產品無法更換，請另建申請',
  },
  supplierGoods: {
    taken: '該供應商的此商品已在清單中，請在原紀錄中登錄新價格',
    supplierUnknown: '供應商不存在或已停用，請填寫供應商編號或名稱全稱',
    price: '請填寫大於零的單價，最多六位小數',
    dateInFuture: '日期不能晚於今天',
  },
} as const satisfies Nested<keyof typeof productRefusals>
