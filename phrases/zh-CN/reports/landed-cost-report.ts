import { amountsInRmb, common } from '../kernel/shared.ts'

/** Landed cost: what goods cost until they have arrived. */
export const landedCostReports = {
  landedCost: {
    title: '到岸成本',
    columns: {
      ...common(
        'orderNo',
        'orderDate',
        'kind',
        'supplier',
        'line',
        'model',
        'brand',
        'name',
        'quantity',
        'currency',
        'rateSource',
      ),
      ...amountsInRmb('duty', 'consumptionTax', 'fees'),
      purchase: '货款 (RMB)',
      freight: '运费 (RMB)',
      insurance: '保险费 (RMB)',
      other: '其他 (RMB)',
      total: '到岸成本 (RMB)',
      unitCost: '单位成本 (RMB)',
      vat: '进口增值税 (RMB，可抵扣)',
      state: '成本状态',
      estimated: '含估算',
      rate: '折算汇率',
    },
  },
}
