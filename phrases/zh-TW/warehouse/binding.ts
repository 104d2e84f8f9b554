import { traditional } from '../../traditional.ts'
import * as source from '../../zh-CN/warehouse/binding.ts'

export const { binding } = traditional(source, {
  binding: {
    toOrder: '檢視訂單',
    propose: '依先進先出填入',
    confirm: '訂單 {number} 將綁定 {lots, number} 批共 {qty}，這些庫存隨即為此訂單預留，無法再用於出倉。',
    confirmShort: '訂單還缺 {qty}，綁定後無法再補選。',
    summary: { note: '綁定後訂單進入「已綁定」，庫存為此訂單預留；訂單取消時依原批次、原數量釋出。' },
    fields: { lineCount: '列數' },
  },
})
