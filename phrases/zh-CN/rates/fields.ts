import { rateRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

/** Columns of the list and of the report of rates. */
export const rateColumns = {
  day: '日期',
  source: '来源',
  currency: '币种',
  middle: '中间价',
  buying: '现汇买入价',
  cashBuying: '现钞买入价',
  selling: '现汇卖出价',
}

export const rateFields = labels(rateRecords, {
  rate: { recordName: '汇率', ...rateColumns },
})
