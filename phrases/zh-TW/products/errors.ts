import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/errors.ts'

export const { productErrors } = traditional(source, {
  productErrors: {
    product: {
      taken: '已有相同型號與品牌的產品（不區分大小寫與空格），請修改原產品',
      nameFixed: '產品正在分類或已完成分類，型號與品牌無法更改，請另建產品',
    },
    classificationRequest: {
      alreadySubmitted: '稅則分類申請已送審，無法重複送出，請等候分類結果',
      productPending: '該產品已有未辦結的稅則分類申請，請等其辦結或先取消',
      productFixed: '分類申請的產品無法更換，請另建申請',
    },
    supplierGoods: { supplierUnknown: '供應商不存在或已停用，請填寫供應商編號或名稱全稱' },
  },
})
