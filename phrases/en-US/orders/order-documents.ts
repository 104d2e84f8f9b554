import type { Wording } from '../../wording.ts'
import type { orderDocuments as source } from '../../zh-CN/orders/order-documents.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const orderDocuments: Wording<typeof source> = {
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
  'purchase-order': 'Purchase order',
  'delivery-note': 'Delivery note',
  'certificate-of-origin': 'Certificate of origin',
  'import-licence': 'Import license',
  'export-licence': 'Export license',
  msds: 'Safety data sheet (SDS)',
  'power-of-attorney': 'Power of attorney',
}
