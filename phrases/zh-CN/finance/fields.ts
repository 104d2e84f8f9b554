import { financeRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const financeFields = labels(financeRecords, {
  ageing: { recordName: '客户账龄', companyName: '客户', total: '折人民币合计' },
  debt: {
    recordName: '欠款明细',
    daysPastDue: '逾期天数',
    kind: '项目',
    incurredOn: '发生日',
  },
  fee: {
    recordName: '费用明细',
    number: '费用单号',
    kind: '费用种类',
    unitPrice: '单价或费率',
    disputeState: '异议',
  },
  paymentRecord: {
    recordName: '收付款记录',
    direction: '收支',
    unused: '未使用',
    isReversed: '已冲正',
  },
  statement: {
    recordName: '对账单',
    event: '摘要',
    debit: '借方',
    credit: '贷方',
    balance: '余额',
  },
})
