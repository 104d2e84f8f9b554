import { declarationRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const declarationFields = labels(declarationRecords, {
  declaration: {
    recordName: '报关单',
    number: '报关单编号',
    declarationNo: '海关编号',
    control: '分单原因',
    customsOffice: '申报地海关',
    tradeMode: '监管方式',
    billOfLading: '提运单号',
    value: '总价',
    lineCount: '商品项数',
    declaredOn: '申报日期',
    acceptedOn: '接单日期',
    releasedOn: '放行日期',
    closedOn: '结关日期',
    customsRate: '海关汇率',
    conditions: '监管条件',
  },
  declarationLine: {
    recordName: '报关商品项',
    position: '项号',
    inspectionCode: '检验检疫编码',
    unit: '成交单位',
    qty: '成交数量',
    firstQty: '法定第一数量',
    secondQty: '法定第二数量',
    value: '总价',
    dutyRate: '关税率',
  },
  tradePaper: {
    recordName: '发票和装箱单明细',
  },
  taxBill: {
    recordName: '税单',
    number: '税单号',
    kind: '税种',
    declarationNo: '报关单号',
    amount: '税额（RMB）',
    issuedOn: '填发日期',
    dueOn: '缴款期限',
    paidOn: '缴款日期',
    daysLate: '逾期天数',
    lateCharge: '滞纳金（估算）',
    differenceReason: '与申报税额不符的原因',
  },
})
