import { forwardingRecords } from '../../logistics-field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const forwardingFields = labels(forwardingRecords, {
  forwarderEnquiry: {
    recordName: '货代询价',
    number: '询价单号',
    orderNo: '关联订单',
    quotationCount: '报价数',
    validUntil: '最近到期',
  },
  forwarderQuotation: {
    recordName: '货代报价',
    number: '报价单号',
    offerState: '还价',
    createdAt: '报价时间',
  },
  forwarderOrder: {
    recordName: '货代订单',
    number: '订单号',
    quotationNumber: '报价单号',
    orderNo: '关联订单',
    vessel: '船名／航班',
    voyage: '航次',
    waybillNumber: '提单／运单号',
    departsAt: '计划启运',
    arrivesAt: '计划到达',
    isLate: '延误',
    material: '补料',
    containerNumbers: '箱号',
  },
  freightCharge: { recordName: '费用', kind: '费用项目', basis: '计费方式' },
  quoteSheet: { recordName: '报价表', kind: '费用项目', basis: '计费方式' },
})
