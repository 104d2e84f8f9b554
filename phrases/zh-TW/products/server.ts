import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/server.ts'

export const { productNotices } = traditional(source, {
  productNotices: {
    classificationRequest: {
      classify: {
        title: '稅則分類結果待確認',
        content: '產品 {brand} {model} 歸入稅則號別 {hsCode}，請檢視稅率與監管條件後接受或提出異議。',
      },
      return: { title: '稅則分類申請已退回' },
    },
  },
})
