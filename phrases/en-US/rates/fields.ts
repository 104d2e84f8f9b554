import type { RateFieldTexts } from '../../field-texts.ts'

export const rateFields = {
  rate: {
    recordName: 'Exchange rates',
    day: 'Date',
    source: 'Source',
    currency: 'Currency',
    middle: 'Middle rate',
    buying: 'Buying rate',
    cashBuying: 'Cash buying rate',
    selling: 'Selling rate',
    publishedAt: 'Published',
  },
} as const satisfies RateFieldTexts
