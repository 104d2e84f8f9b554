import type { Wording } from '../../wording.ts'
import type { statistics as source } from '../../zh-CN/warehouse/statistics.ts'
import { common, recordNames } from '../kernel/shared.ts'

/** In, out and stock over time. */
export const statistics: Wording<typeof source> = {
  title: 'Warehouse statistics',
  note: '{begin} to {end}',
  periods: 'Period',
  lastDays: 'Last {days, number} days',
  year: 'Last year',
  step: 'Time step',
  filters: 'Filters',
  ...common('place', 'warehouse', 'supplier', 'model', 'period', 'in', 'out', 'adjusted', 'lots'),
  ...recordNames('name'),
  opening: 'Opening stock',
  closing: 'Closing stock',
  turnover: 'Turnover',
  turnoverNote: 'Out ÷ average stock of each day',
  meanDays: 'Mean age',
  meanDaysNote: 'Of what is there now, by quantity',
  days: '{days} days',
  flow: 'In and out',
  flowNote: 'Click a figure to see its movements',
  stock: 'Stock on hand',
  stockNote: 'At the end of each period',
  stockChart: 'Stock on hand from {begin} to {end}: {opening} at the beginning, {closing} at the end',
  flowChart: 'From {begin} to {end}: {in} in, {out} out',
  groups: 'Made up of',
  groupsNote: 'The 50 with most stock at the end',
  subject: 'Made up by',
  share: 'Share of closing stock',
  noSupplier: 'No supplier',
  empty: 'No stock and no movements in this period',
  widen: 'Show the last year',
}
