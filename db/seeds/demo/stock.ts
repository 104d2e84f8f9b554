/** Goods in store of the demonstration: what was announced, how far it came, and what left. */
export type DemoInboundEnd =
  | 'draft'
  | 'submitted'
  | 'auditFailed'
  | 'cancelled'
  | 'audited'
  | 'received'
  | 'inspected'
  | 'reviewed'
  | 'stored'
  | 'entrusted'
export type DemoOutboundEnd = 'draft' | 'new' | 'arranged' | 'partlyShipped' | 'shipped' | 'completed'

export const demoInbounds: readonly DemoInboundEnd[] = [
  'stored',
  'stored',
  'stored',
  'stored',
  'draft',
  'submitted',
  'auditFailed',
  'cancelled',
  'audited',
  'received',
  'inspected',
  'reviewed',
  'entrusted',
]
export const demoOutbounds: readonly DemoOutboundEnd[] = [
  'completed',
  'shipped',
  'partlyShipped',
  'arranged',
  'new',
  'draft',
]

/** Goods that are fetched: the steps of each pickup, one for each state that it can be in. */
export const demoPickups: readonly (readonly string[])[] = [
  [],
  ['pickUp'],
  ['pickUp', 'inspect'],
  ['reportPickupAnomaly'],
  ['pickUp', 'reportInspectionAnomaly'],
  ['reportPickupAnomaly', 'handleAnomaly'],
  ['cancel'],
]

/** Months of goods that came in and mostly left again before the others. */
export const demoMonths = 11

/** Date codes as suppliers write them, one unreadable among them. */
export const demoDateCodes = ['2437', '2024W41', '25/03', '25+', '2518', '见标签'] as const

/** Food and cosmetics: made and good until so many days from today; what is expired came so. */
export const demoFood = [
  {
    model: 'FD-HONEY-500',
    name: '麦卢卡蜂蜜 500 克',
    brand: 'Manuka Bay',
    origin: 'NZ',
    made: -60,
    keeps: 730,
    batch: 'MB2609',
  },
  {
    model: 'FD-MILK-900',
    name: '婴幼儿配方奶粉 900 克',
    brand: 'Alpenkind',
    origin: 'DE',
    made: -640,
    keeps: 720,
    batch: 'AK2502',
  },
  {
    model: 'CS-CREAM-50',
    name: '保湿面霜 50 毫升',
    brand: 'Quai d’Or',
    origin: 'FR',
    made: -1070,
    keeps: 1095,
    batch: 'QD2312',
  },
  {
    model: 'CS-MASK-5',
    name: '玻尿酸面膜 5 片装',
    brand: 'Haneul',
    origin: 'KR',
    made: -750,
    keeps: 730,
    batch: 'HN2410',
  },
] as const

export const demoStockTexts = {
  pickupAddress: '香港新界葵涌葵昌路 51 号 G 楼装卸区',
  remarks: '卷盘包装，请防潮存放',
  reasons: {
    auditFail: '请补充托盘尺寸',
    cancel: '供应商延期发货',
    short: '实收比送货单少一卷',
    reportPickupAnomaly: '供应商仓库未备好货，当日未能提货',
    reportInspectionAnomaly: '外箱有两件受潮，已拍照',
    handleAnomaly: '供应商已补发，改约次日提货',
    damaged: '外箱受潮，两卷包装破损',
    wrongGoods: '一卷型号与送货单不符，按错货入库',
    dispute: '请提供开箱照片和封条照片',
    settle: '双方确认按实收入库，破损部分由承运方赔付',
    block: '等待检验报告',
    move: '腾出收货区',
    transfer: '客户要求转深圳仓存放',
    count: '卷盘尾数短少',
    expired: '面膜到仓时已过期，客户要求暂存，等待退回供应商',
  },
  stocktaking: '季度盘点 A 区',
  delivery: {
    type: 2,
    address: '深圳市南山区科技南十二路 18 号',
    consigneeName: '周敏',
    consigneeIdNumber: '11010519491231002X',
    consigneePhone: '13800138000',
  },
  locations: ['A-01-1', 'A-01-2', 'B-02-1', 'B-02-2'],
} as const
