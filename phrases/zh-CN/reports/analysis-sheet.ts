import { amountsInRmb, common } from '../kernel/shared.ts'
import { analysisParts, analysisSteps } from './analysis-parts.ts'

/** The decision analysis as a workbook. */
export const analysisSheet = {
  title: '决策分析',
  parts: { figures: '总览', ...analysisParts },
  steps: analysisSteps,
  figures: {
    amount: '订单金额（RMB）',
    orders: '订单数',
    ...common('lines'),
    ...amountsInRmb('duty', 'consumptionTax', 'vat'),
    fees: '代理费及杂费（RMB）',
    onTime: '按时签收（%）',
  },
  columns: {
    figure: '指标',
    ...common('period', 'month', 'step', 'supplier', 'model', 'name', 'currency', 'last'),
    ...amountsInRmb('amount', 'duty', 'consumptionTax', 'vat'),
    value: '本期',
    valueBefore: '上年同期',
    subject: '项目',
    orders: '订单数',
    median: '中位天数',
    slowest: '最慢一成，天',
    medianBefore: '上年同期中位',
    share: '占比（%）',
    average: '平均单价',
    change: '较均价（%）',
  },
}
