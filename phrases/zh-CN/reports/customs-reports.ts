import { amountsInRmb, common } from '../kernel/shared.ts'

/** Reports of declarations and customs payments. */
export const customsReports = {
  rpt026: {
    title: '通关明细',
    columns: {
      orderNo: '订单号',
      declaration: '报关单号',
      state: '报关状态',
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
      acceptedOn: '受理日期',
      qty: '成交数量',
      unit: '成交单位',
      firstQty: '法定数量',
      firstUnit: '法定单位',
      secondQty: '第二数量',
      secondUnit: '第二单位',
      value: '货值',
      days: '提交至放行天数',
    },
  },
  declarationSummary: {
    title: '报关汇总',
    columns: {
      ...common('month', 'direction', 'customsOffice', 'declarations'),
      ...amountsInRmb('duty', 'vat', 'consumptionTax', 'antiDumping'),
      lines: '商品项',
      value: '完税价格（RMB）',
      averageDays: '平均通关天数',
      slowestDays: '最慢通关天数',
    },
  },
  customsPayments: {
    title: '税款缴纳',
    columns: {
      number: '税单号',
      kind: '税种',
      ...common('state', 'declarationNo', 'daysLate'),
      ...amountsInRmb('amount'),
      orderNo: '订单号',
      issuedOn: '开具日期',
      dueOn: '缴款期限',
      paidOn: '缴款日期',
    },
  },
}
