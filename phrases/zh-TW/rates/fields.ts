import type { RateFieldTexts } from '../../field-texts.ts'

/** In the list, and in the report of rates. */
export const rateColumns = {
  day: '日期',
  source: '來源',
  currency: '幣別',
  middle: '中間價',
  buying: '即期買入價',
  cashBuying: '現鈔買入價',
  selling: '即期賣出價',
}

export const rateFields = {
  rate: {
    recordName: '匯率',
    ...rateColumns,
    publishedAt: '公布時間',
  },
} as const satisfies RateFieldTexts
