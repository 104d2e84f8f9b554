import type { Wording } from '../../wording.ts'
import type { orderDocuments as source } from '../../zh-CN/orders/order-documents.ts'

export const orderDocuments: Wording<typeof source> = {
  'commercial-invoice': '商業發票',
  'packing-list': '裝箱單',
  contract: '合約',
  'proforma-invoice': '形式發票',
  'purchase-order': '採購單',
  'delivery-note': '送貨單',
  'bill-of-lading': '提單／運單',
  'certificate-of-origin': '產地證明書',
  'ccc-certificate': '3C 認證證書',
  'import-licence': '輸入許可證',
  'export-licence': '輸出許可證',
  msds: '安全資料表',
  'declaration-elements': '申報要素',
  'power-of-attorney': '授權委託書',
  'insurance-policy': '保險單',
  other: '其他',
}
