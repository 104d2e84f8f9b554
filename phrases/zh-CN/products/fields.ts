import { productRecords } from '../../field-keys.ts'
import { labels } from '../kernel/labels.ts'

export const productFields = labels(productRecords, {
  product: {
    recordName: '产品',
    category: '商品类别',
    description: '产品描述',
    classificationStatus: '归类状态',
    vatRate: '增值税率 %',
    consumptionRate: '消费税率 %',
  },
  classificationRequest: {
    recordName: '归类申请',
    number: '申请单号',
    note: '申请说明',
    vatRate: '增值税率 %',
    consumptionRate: '消费税率 %',
    answerNote: '归类说明',
    reason: '退回或异议原因',
    answeredAt: '归类时间',
  },
  supplierGoods: {
    recordName: '供应商报价',
    lastPrice: '最近单价',
    pricedOn: '价格日期',
    orderNumber: '订单号',
    priceCount: '价格记录数',
  },
})
