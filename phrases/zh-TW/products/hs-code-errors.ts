import type { hsCodeRefusals } from '@quayside/contract/products/hs-code.refusals.ts'
import type { Nested } from '../../nested.ts'

export const customsErrors = {
  hsCode: {
    format: '稅則號別不正確，應為 4、6、8 或 10 位數字；以 0 開頭的號別請將儲存格設為文字',
    unknown: '稅則中沒有商品編碼 {code}，請核對或先更新稅則',
    chapterUnknown: '沒有這一章，請核對稅則號別的前兩位',
    unitUnknown: '計量單位「{unit}」不存在，請填寫單位代碼或中文名稱',
    conditionUnknown: '監管或檢驗檢疫代碼「{letter}」不存在，請核對大小寫',
    vatRate: '增值稅率應為 0、9 或 13；儲存格為百分比格式時請改為數值',
    refundAboveVat: '出口退稅率不能高於增值稅率',
  },
} as const satisfies Nested<keyof typeof hsCodeRefusals>
