/** Kinds of documents that are attached to an order. */
export const orderDocuments = {
  'commercial-invoice': '商业发票',
  'packing-list': '装箱单',
  contract: '合同',
  'proforma-invoice': '形式发票',
  'purchase-order': '采购订单',
  'delivery-note': '送货单',
  'bill-of-lading': '提单／运单',
  'certificate-of-origin': '原产地证',
  'ccc-certificate': '3C 认证证书',
  'import-licence': '进口许可证',
  'export-licence': '出口许可证',
  msds: '化学品安全技术说明书',
  'declaration-elements': '申报要素',
  'power-of-attorney': '授权委托书',
  'insurance-policy': '保险单',
  other: '其他',
} as const
