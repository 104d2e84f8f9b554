import { rateRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const rateFields = labels(rateRecords, {
  rate: {
    recordName: 'Exchange rates',
    day: 'Date',
    middle: 'Middle rate',
    buying: 'Buying rate',
    cashBuying: 'Cash buying rate',
    selling: 'Selling rate',
  },
})
