import type { customsReports as source } from '../../zh-CN/reports/customs-reports.ts'
import { amountsInRmb, common } from '../kernel/shared.ts'

export const customsReports: typeof source = {
  rpt026: {
    title: 'Clearance detail',
    columns: {
      orderNo: 'Order',
      declaration: 'Declaration',
      state: 'Customs state',
      ...common(
        'declaredOn',
        'releasedOn',
        'hsCode',
        'name',
        'model',
        'brand',
        'origin',
        'currency',
        'customsRate',
      ),
      ...amountsInRmb('duty', 'vat', 'consumptionTax', 'antiDumping'),
      acceptedOn: 'Accepted',
      qty: 'Quantity',
      unit: 'Unit',
      firstQty: 'Statutory quantity',
      firstUnit: 'Legal unit',
      secondQty: 'Second quantity',
      secondUnit: 'Second unit',
      value: 'Value',
      days: 'Days to release',
    },
  },
  declarationSummary: {
    title: 'Declaration summary',
    columns: {
      ...common('month', 'direction', 'customsOffice', 'declarations'),
      ...amountsInRmb('duty', 'vat', 'consumptionTax', 'antiDumping'),
      lines: 'Lines',
      value: 'Dutiable value (RMB)',
      averageDays: 'Average days',
      slowestDays: 'Slowest, days',
    },
  },
  customsPayments: {
    title: 'Customs payments',
    columns: {
      number: 'Tax bill',
      kind: 'Tax',
      ...common('state', 'declarationNo', 'daysLate'),
      ...amountsInRmb('amount'),
      orderNo: 'Order',
      issuedOn: 'Issued',
      dueOn: 'Due',
      paidOn: 'Paid',
    },
  },
}
