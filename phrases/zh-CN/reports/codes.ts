import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const reportCodes = {
  reportEvery: {
    day: '每天',
    week: '每周',
    month: '每月',
  },
  reportRunState: {
    waiting: '排队中',
    working: '生成中',
    done: '已完成',
    failed: '未成功',
    cancelled: '已取消',
    expired: '已过期',
  },
  reportFormat: {
    xlsx: 'Excel 工作簿',
    pdf: 'PDF 文件',
  },
  expiryRange: {
    expired: '已过期',
    urgent: '即将到期',
    near: '临期',
    later: '未到临期',
  },
  stockAge: {
    upTo30: '30 天以内',
    upTo90: '31–90 天',
    upTo180: '91–180 天',
    older: '180 天以上',
  },
  tradeDirection: {
    import: '进口',
    export: '出口',
  },
  costKind: {
    purchase: '货款',
    freight: '运费',
    insurance: '保险费',
    duty: '关税',
    consumptionTax: '消费税',
    fees: '费用',
    other: '其他',
    vat: '进口增值税',
  },
  costBasis: {
    value: '按货值',
    weight: '按毛重',
    quantity: '按数量',
  },
  costFallback: {
    noWeight: '有明细行缺少毛重，改按货值',
    mixedUnits: '明细行单位不同，改按货值',
  },
  costState: {
    actual: '实际',
    partly: '部分估算',
    estimate: '估算',
  },
  costSource: {
    payment: '已付供应商',
    fee: '已记账费用',
    bank: '银行手续费和汇兑差额',
    taxBill: '海关税单',
    order: '未付货款（外币按海关汇率）',
    stated: '订单所填',
    freightOrder: '货代单，尚未记账',
    terms: '代理费，按约定费率',
    declared: '报关单，尚无税单',
    tariff: '按税则估算，尚未申报',
  },
  costRateSource: {
    none: '人民币',
    payments: '付款汇率',
    customs: '海关汇率',
    mixed: '付款与海关汇率',
  },
} satisfies Partial<CodeTexts>
