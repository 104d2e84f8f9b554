import { dayReader, totalsRowOf } from '@quayside/contract/kernel/sheet-text.ts'

/** A day as people write it, `2026年3月1日` among others, as 2026-03-01; anything else as typed. */
export const cleanDate = dayReader({ year: '年', month: '月', day: '日' })

/** Whether a row adds up those above it. */
export const isTotalsRow = totalsRowOf([
  '合计',
  '总计',
  '小计',
  '共计',
  '合計',
  '總計',
  '小計',
  '共計',
  'total',
  'totals',
  'subtotal',
  'grandtotal',
  'sum',
])
