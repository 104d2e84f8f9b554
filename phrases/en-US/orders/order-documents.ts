import type { Wording } from '../../wording.ts'
import type { orderDocuments as source } from '../../zh-CN/orders/order-documents.ts'

export const orderDocuments: Wording<typeof source> = {
  'commercial-invoice': 'Commercial invoice',
  'packing-list': 'Packing list',
  contract: 'Contract',
  'proforma-invoice': 'Proforma invoice',
  'purchase-order': 'Purchase order',
  'delivery-note': 'Delivery note',
  'bill-of-lading': 'Bill of lading or waybill',
  'certificate-of-origin': 'Certificate of origin',
  'ccc-certificate': 'CCC certificate',
  'import-licence': 'Import license',
  'export-licence': 'Export license',
  msds: 'Safety data sheet (SDS)',
  'declaration-elements': 'Declaration elements',
  'power-of-attorney': 'Power of attorney',
  'insurance-policy': 'Insurance policy',
  other: 'Other',
}
