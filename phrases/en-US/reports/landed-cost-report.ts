import type { landedCostReports as source } from '../../zh-CN/reports/landed-cost-report.ts'

export const landedCostReports: typeof source = {
  landedCost: {
    title: 'Landed cost',
    columns: {
      orderNo: 'Order no.',
      orderDate: 'Order date',
      kind: 'Type',
      supplier: 'Supplier',
      line: 'Line',
      model: 'Model',
      brand: 'Brand',
      name: 'Name',
      quantity: 'Quantity',
      purchase: 'Purchase (RMB)',
      freight: 'Freight (RMB)',
      insurance: 'Insurance (RMB)',
      duty: 'Duty (RMB)',
      consumptionTax: 'Consumption tax (RMB)',
      fees: 'Fees (RMB)',
      other: 'Other (RMB)',
      total: 'Landed cost (RMB)',
      unitCost: 'Cost per unit (RMB)',
      vat: 'Import VAT (RMB, recoverable)',
      state: 'Known or estimated',
      estimated: 'Estimated',
      currency: 'Currency',
      rate: 'Rate',
      rateSource: 'Source of the rate',
    },
  },
}
