import type { analysisSheet as source } from '../../zh-CN/reports/analysis-sheet.ts'
import { amountsInRmb, common } from '../kernel/shared.ts'
import { analysisParts, analysisSteps } from './analysis-parts.ts'

export const analysisSheet: typeof source = {
  title: 'Decision analysis',
  parts: { figures: 'Overview', ...analysisParts },
  steps: analysisSteps,
  figures: {
    amount: 'Order amount (RMB)',
    orders: 'Orders',
    ...common('lines'),
    ...amountsInRmb('duty', 'consumptionTax', 'vat'),
    fees: 'Fees (RMB)',
    onTime: 'Signed on time (%)',
  },
  columns: {
    figure: 'Figure',
    ...common('period', 'month', 'step', 'supplier', 'model', 'name', 'currency', 'last'),
    ...amountsInRmb('amount', 'duty', 'consumptionTax', 'vat'),
    value: 'This period',
    valueBefore: 'A year before',
    subject: 'Item',
    orders: 'Orders',
    median: 'Median, days',
    slowest: 'Slowest tenth, days',
    medianBefore: 'Median a year before',
    share: 'Share (%)',
    average: 'Average price',
    change: 'Against average (%)',
  },
}
