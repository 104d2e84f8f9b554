import { common, stateNames } from '../kernel/shared.ts'

/** Kinds of documents that are attached to an order. */
export const orderDocuments = {
  ...common(
    'commercial-invoice',
    'packing-list',
    'contract',
    'proforma-invoice',
    'bill-of-lading',
    'ccc-certificate',
    'declaration-elements',
    'insurance-policy',
  ),
  ...stateNames('other'),
  'purchase-order': '采购订单',
  'delivery-note': '送货单',
  'certificate-of-origin': '原产地证',
  'import-licence': '进口许可证',
  'export-licence': '出口许可证',
  msds: '化学品安全技术说明书',
  'power-of-attorney': '授权委托书',
} as const
