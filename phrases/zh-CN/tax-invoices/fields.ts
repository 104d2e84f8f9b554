import { taxInvoiceRecords } from '../../finance-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const taxInvoiceFields = labels(taxInvoiceRecords, {
  invoicingTitle: {
    recordName: '开票资料',
    title: '发票抬头',
    address: '注册地址',
    validFrom: '生效日',
  },
  salesInvoice: {
    recordName: '销项发票',
    number: '申请号',
    kind: '发票种类',
    title: '发票抬头',
    amount: '价税合计',
    signedOn: '签收日期',
    endedOn: '作废或红冲日期',
    delivery: '交付方式',
    recipient: '收件人',
    recipientAddress: '收件地址',
    recipientPhone: '收件电话',
    requestedByName: '申请人',
  },
  salesInvoiceRow: { recordName: '销项发票登记', number: '申请号', step: '操作' },
  inputInvoice: {
    recordName: '进项发票',
    number: '登记号',
    state: '确认状态',
    amount: '价税合计',
    matchedLines: '已匹配行数',
    anomaly: '异常',
    enteredByName: '登记人',
  },
  inputInvoiceRow: {
    recordName: '进项发票导入',
    amount: '价税合计',
    name: '货物名称',
    lineAmount: '金额',
  },
  inputInvoiceLine: { recordName: '发票明细', name: '货物名称' },
})
