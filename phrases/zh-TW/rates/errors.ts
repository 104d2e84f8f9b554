import type { rateRefusals } from '@quayside/contract/rates/rate.refusals.ts'
import type { Nested } from '../../nested.ts'

export const rateErrors = {
  rate: {
    notPositive: '匯率必須大於零',
    empty: '請至少填寫一種匯率',
    inFuture: '不能填寫尚未到來的日期，海關匯率最多提前到下個月',
    dateOrRange: '請填寫某一天，或填寫起訖日期，兩者不能同時使用',
    rangeBackwards: '結束日期不能早於開始日期',
    rangeTooLong: '查詢期間過長，最多 {days} 天',
  },
  dictionary: { unknown: '沒有編號為 {type} 的字典' },
  region: { unknown: '沒有代碼為 {code} 的地區' },
} as const satisfies Nested<keyof typeof rateRefusals>
