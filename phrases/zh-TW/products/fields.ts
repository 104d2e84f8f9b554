import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/fields.ts'

export const { productFields } = traditional(source, {
  productFields: {
    product: { description: '產品說明' },
    classificationRequest: { recordName: '稅則分類申請' },
  },
})
