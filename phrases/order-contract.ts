import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import type { ContractWatermark } from '@quayside/contract/orders/order-contract.codes.ts'
import { type Bilingual, both } from './bilingual.ts'

export const contractTitle: Readonly<Record<GeneralModelType, Bilingual>> = {
  import: both('委托代理进口合同', 'Import Agency Contract'),
  export: both('委托代理出口合同', 'Export Agency Contract'),
  transit: both('委托转口贸易合同', 'Transit Trade Contract'),
  domestic: both('委托国内购销与配送合同', 'Domestic Supply and Delivery Contract'),
}

export const contractMarks: Readonly<Record<ContractWatermark, string>> = {
  draft: '草稿 DRAFT',
  cancelled: '已取消 CANCELED',
  broken: '签署后已变更 CHANGED',
}

/**
 * The words of an order's contract: one wording for every reader, because there is one contract and one hash. `{…}` are
 * filled in when it is printed.
 */
export const contractWords = {
  client: both('委托方（甲方）', 'Client (Party A)'),
  provider: both('受托方（乙方）', 'Agent (Party B)'),
  name: both('名称', 'Name'),
  creditCode: both('统一社会信用代码', 'Credit code'),
  address: both('地址', 'Address'),
  phone: both('电话', 'Phone'),
  representative: both('代表人', 'Representative'),
  bank: both('开户银行及账号', 'Bank and account'),
  goods: both('一、委托事项与商品', '1. Mandate and goods'),
  orderNo: both('订单号', 'Order No.'),
  contractNo: both('外贸合同号', 'Trade contract No.'),
  orderDate: both('下单日期', 'Order date'),
  supplier: both('供应商', 'Supplier'),
  customer: both('客户', 'Customer'),
  currency: both('币种', 'Currency'),
  incoterms: both('成交方式', 'Incoterms'),
  paymentMethod: both('付款方式', 'Payment method'),
  deliveryType: both('交货方式', 'Delivery'),
  deliveryAddress: both('交货地址', 'Delivery address'),
  packages: both('件数', 'Packages'),
  weights: both('净重／毛重（千克）', 'Net / gross weight (kg)'),
  place: both('序', 'No.'),
  model: both('型号', 'Model'),
  goodsName: both('品名', 'Goods'),
  brand: both('品牌', 'Brand'),
  origin: both('产地', 'Origin'),
  unit: both('单位', 'Unit'),
  qty: both('数量', 'Quantity'),
  price: both('单价', 'Unit price'),
  totalMoney: both('金额', 'Amount'),
  goodsInAnnex: both(
    '商品共 {lines} 行，详见附件；附件为本合同的组成部分。',
    'The {lines} lines of goods are listed in the annex, which is part of this contract.',
  ),
  annex: both('附件：商品清单', 'Annex: list of goods'),
  total: both('合计', 'Total'),
  inCapitals: both('金额大写', 'Amount in words'),
  terms: both('二、条款', '2. Terms'),
  signatures: both('三、签署', '3. Signatures'),
  signedBy: both('签署人', 'Signed by'),
  signedAt: both('签署时间（北京时间）', 'Signed at (UTC+8)'),
  notSigned: both('待甲方签署', 'Not signed yet'),
  issued: both(
    '由乙方系统出具，与订单同时生效',
    'Issued by Party B’s system, in force together with the order',
  ),
  hash: both('文件摘要 SHA-256', 'Document hash SHA-256'),
  termsVersion: both('条款版本', 'Version of the terms'),
  brokenNote: both(
    '本合同签署后订单有变更，签署不再覆盖订单的现有内容，请重新签署。',
    'The order was changed after this contract was signed; the signature no longer covers it. Sign again.',
  ),
  page: both('第 {page} 页，共 {pages} 页', 'Page {page} of {pages}'),
  annexPage: both('附件第 {page} 页，共 {pages} 页', 'Annex, page {page} of {pages}'),
} as const satisfies Readonly<Record<string, Bilingual>>
