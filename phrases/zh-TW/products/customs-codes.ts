import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/products/customs-codes.ts'

export const { customsCodes } = traditional(source, {
  customsCodes: {
    keyword: '稅則號別、中英文名稱、拼音或首字母',
    open: '查看 {code} 的稅率和監管條件',
    sample: '範例資料',
    calculator: { note: '依此稅則號別的稅率估算，以海關審定為準。' },
    tree: { all: '全部稅則號別', failed: '目錄載入失敗', none: '目前沒有稅則號別' },
    detail: { title: '稅則號別明細', failed: '稅則號別載入失敗', close: '關閉明細' },
  },
})
