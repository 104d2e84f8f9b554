import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/hs-code-errors.ts'

export const { customsErrors } = traditional(source, {
  customsErrors: {
    hsCode: {
      format: '稅則號別不正確，應為 4、6、8 或 10 位數字；以 0 開頭的號別請將儲存格設為文字',
      unknown: '稅則中沒有商品編碼 {code}，請核對或先更新稅則',
      chapterUnknown: '沒有這一章，請核對稅則號別的前兩位',
    },
  },
})
