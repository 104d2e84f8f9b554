import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/codes.ts'

export const { productCodes } = traditional(source, {
  productCodes: { goodsCategory: { noLinkedQuote: '未連結商品報價' } },
})
