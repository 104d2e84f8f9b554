import { common, pageNames } from '../kernel/shared.ts'

/** Why a line cannot be declared yet, and the three-way check, for both sides. */
export const heldReasons = {
  unclassified: '未归类',
  name: '缺品名',
  origin: '缺产地',
  unit: '缺单位',
  qty: '缺数量',
  price: '缺单价',
  notReceived: '尚未收货',
} as const

export const threeWayCheck = {
  title: '三单核对',
  against: '与订单比',
  allEqual: '{total, number} 行全部一致',
  differing: '{total, number} 行中 {count, number} 行不一致',
  agreeWith: '{total, number} 行与{papers}一致',
  without: '未比对：{papers}',
  equal: '一致',
  notCompared: '未比对',
  lines: '差 {count, number} 行',
  papers: { ...common('invoice', 'packingList', 'declaration'), ...pageNames('taxBill') },
  fields: {
    ...common('hsCode', 'name', 'qty', 'origin', 'packages', 'tax'),
    price: '价格',
    netWeight: '净重',
    weight: '毛重',
  },
  row: '第 {position, number} 行 {model}：{fields}',
  tax: '税单与申报不符：{number} {kind}，申报 {declared}，税单 {billed}',
  missing: '{paper}缺少此行',
  more: '另有 {count, number} 行不一致',
  unknown: { invoice: '发票有而订单没有：{model}', packingList: '装箱单有而订单没有：{model}' },
} as const

/** The papers of a declaration. */
export const declarationPapers = {
  title: '报关单证',
  added: '上传报关单证',
  kinds: { 'customs-declaration': '报关单', 'release-note': '放行条', 'inspection-notice': '查验通知书' },
} as const
