import type { landedCostReports as source } from '../../zh-CN/reports/landed-cost-report.ts'
import { amountsInRmb, common } from '../kernel/shared.ts'

export const landedCostReports: typeof source = {
  landedCost: {
    title: 'Landed cost',
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
      purchase: 'Purchase (RMB)',
      freight: 'Freight (RMB)',
      insurance: 'Insurance (RMB)',
      other: 'Other (RMB)',
      total: 'Landed cost (RMB)',
      unitCost: 'Cost per unit (RMB)',
      vat: 'Import VAT (RMB, recoverable)',
      state: 'Known or estimated',
      estimated: 'Estimated',
      rate: 'Rate',
    },
  },
}
