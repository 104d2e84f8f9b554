import type { rateRefusals } from '@quayside/contract/rates/rate.refusals.ts'
import type { Nested } from '../../nested.ts'

export const rateErrors = {
  rate: {
    notPositive: '汇率必须大于零',
    empty: '请至少填写一种汇率',
    inFuture: '不能填写尚未到来的日期，海关汇率最多提前到下个月',
    dateOrRange: '请填写某一天，或填写起止日期，两者不能同时使用',
    rangeBackwards: '结束日期不能早于开始日期',
    rangeTooLong: '查询期间过长，最多 {days} 天',
  },
  rateAlert: {
    reached: '现在是 {rate}，已经不高于这个数，请填更低的汇率',
    tooFar: '与现在的 {rate} 相差超过两成，请检查',
    twice: '这个币种已经有提醒，请修改原来的提醒',
  },
  dictionary: { unknown: '没有编号为 {type} 的字典' },
  region: { unknown: '没有代码为 {code} 的地区' },
} as const satisfies Nested<keyof typeof rateRefusals>
