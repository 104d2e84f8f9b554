import type { RateFieldTexts } from '../../field-texts.ts'

export const rateFields = {
  rate: {
    recordName: '汇率',
    day: '日期',
    source: '来源',
    currency: '币种',
    middle: '中间价',
    buying: '现汇买入价',
    cashBuying: '现钞买入价',
    selling: '现汇卖出价',
    publishedAt: '发布时间',
  },
} as const satisfies RateFieldTexts
