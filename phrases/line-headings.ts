import type { LineColumnKey } from '@quayside/contract/orders/line-columns.ts'
import type { InboundLineKey } from '@quayside/contract/warehouse/inbound-line.ts'

/**
 * The headings that suppliers' spreadsheets use for the columns of an order's lines, besides our own headings in three
 * languages. Compared without case, spaces and punctuation; one spreadsheet may mix languages, so they are in one list.
 */
export const lineHeadings: Readonly<Record<LineColumnKey, readonly string[]>> = {
  model: [
    '规格型号',
    '产品型号',
    '物料型号',
    '料号',
    '規格型號',
    '產品型號',
    '料號',
    'part number',
    'part no',
    'p/n',
    'pn',
    'mpn',
    'item',
    'model no',
    'description model',
  ],
  name: [
    '产品名称',
    '商品名称',
    '货物名称',
    '名称',
    '產品名稱',
    '商品名稱',
    '名稱',
    'product name',
    'goods name',
    'description',
    'description of goods',
    'commodity',
  ],
  type: ['类型', '类别', '类型分类', '類型', '類別', 'category', 'goods type'],
  brand: ['牌子', '厂牌', '廠牌', 'make', 'brand name', 'trademark'],
  origin: [
    '原产地',
    '原产国',
    '产地国',
    '原產地',
    '原產國',
    'country of origin',
    'coo',
    'made in',
    'origin country',
  ],
  unit: ['计量单位', '计价单位', '計量單位', 'uom', 'unit of measure', 'units'],
  qty: [
    '数',
    '数量pcs',
    '订单数量',
    '发货数量',
    '訂單數量',
    'qty',
    'quantity pcs',
    'pcs',
    'order qty',
    'ship qty',
  ],
  price: [
    '价格',
    '进价',
    '采购单价',
    '采购价',
    '價格',
    '採購單價',
    'price',
    'unit cost',
    'u/price',
    'price usd',
  ],
  totalMoney: [
    '总价',
    '总金额',
    '合计',
    '小计',
    '總價',
    '總金額',
    '小計',
    'amount',
    'total amount',
    'total price',
    'total value',
    'ext price',
  ],
  packages: ['箱数', '包装件数', '箱數', 'cartons', 'ctns', 'ctn', 'no of packages', 'pkgs', 'boxes'],
  netWeight: ['净重kg', '净重(kg)', '總淨重', 'nw', 'n.w.', 'net weight kg', 'net wt', 'nw kgs'],
  grossWeight: ['毛重kg', '毛重(kg)', '總毛重', 'gw', 'g.w.', 'gross weight kg', 'gross wt', 'gw kgs'],
  manufacturer: ['生产商', '生产厂家', '厂商', '厂家', '製造廠商', '廠商', 'maker', 'mfr', 'mfg', 'producer'],
  volume: ['体积cbm', '立方数', '材積', 'cbm', 'volume cbm', 'measurement', 'm3'],
  pallets: ['板数', '卡板数', '托数', '板數', '卡板數', 'plts', 'no of pallets', 'pallet'],
  packing: ['包装方式', '包装种类', '包裝方式', '包裝種類', 'package type', 'packing type', 'packaging'],
  poNumber: [
    '采购订单号',
    'po',
    'po号',
    'po号码',
    '採購訂單號',
    'po no',
    'p.o.',
    'p.o. no',
    'purchase order',
    'order number',
  ],
  customerPartNumber: [
    '客户型号',
    '客户物料号',
    '客户编码',
    '客戶型號',
    'customer part number',
    'customer p/n',
    'cpn',
    'customer pn',
  ],
  minimumPackQuantity: [
    '最小包装',
    '最小包装数',
    'mpq',
    'spq',
    '最小包裝',
    '最小包裝數',
    'standard pack',
    'min pack qty',
    'minimum package quantity',
  ],
  reelCount: ['盘数', '卷数', '盤數', '捲數', 'reel count', 'reel qty', 'number of reels'],
  reelNumber: ['盘号', '卷号', '盤號', '捲號', 'reel number', 'reel id'],
  sellingPrice: ['售价', '销售价', '销售价格', '售價', '銷售價', 'sales price', 'sell price', 'resale price'],
  declarationElements: ['报关要素', '申报内容', '報關要素', 'customs elements', 'declaration details'],
  remark: ['说明', '附注', '說明', '備考', 'remarks', 'note', 'notes', 'comment', 'comments'],
}

/** The form in which headings are compared. */
export const comparableHeading = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The same for the columns that an inbound order's lines have besides. */
const inboundOnly = {
  palletNumber: [
    '板号',
    '卡板号',
    '托盘编号',
    '板號',
    '卡板號',
    '棧板編號',
    'plt no',
    'pallet id',
    'pallet #',
  ],
  palletType: ['板型', '托盘种类', '卡板类型', '卡板類型', '棧板種類', 'type of pallet'],
  lotNumber: ['批号', 'lot号', '批號', 'lot號', 'lot', 'lot no', 'lot #', 'lot code'],
  batchNumber: ['生产批次', '生产批号', '生產批次', '生產批號', 'batch', 'batch no', 'batch #'],
  dateCode: ['周期', '生产周期', '週期', '生產週期', 'd/c', 'dc', 'date code', 'datecode'],
} as const satisfies Partial<Record<InboundLineKey, readonly string[]>>
export const inboundHeadings: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...lineHeadings,
  ...inboundOnly,
}

/** The columns as they are headed on VAT invoices and in the tax office's downloads. */
export const inputLineHeadings: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...lineHeadings,
  name: [
    '货物或应税劳务名称',
    '货物或应税劳务、服务名称',
    '项目名称',
    '商品名称',
    '貨物或應稅勞務名稱',
    '項目名稱',
    'goods or services',
    'item',
  ],
  specification: ['规格型号', '型号', '規格型號', '型號', 'model', 'part number'],
  amount: ['不含税金额', '金额(元)', '不含稅金額', 'net amount', 'amount without tax'],
  rate: ['税率/征收率', '征收率', '稅率/徵收率', 'tax rate', 'vat rate'],
  tax: ['税额(元)', '稅額(元)', 'tax amount', 'vat'],
  orderNo: ['订单号', '訂單號', 'order number', 'order no'],
}
