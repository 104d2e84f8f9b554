import type { PortalPath } from '../../lib/pages/pages.ts'
import { type AreaName, areaOf } from '../menu.ts'

/** Values of dictionary 1016, by area of the menu. */
const ofArea: Readonly<Record<AreaName, string>> = {
  home: 'other',
  orders: 'order',
  addOrder: 'order',
  finance: 'fee',
  business: 'payment',
  product: 'classification',
  tax: 'tax-invoice',
  logistics: 'warehouse',
  reports: 'other',
  hub: 'account',
  data: 'other',
  services: 'other',
  approval: 'filing',
}

/** Pages that differ from their area. */
const ofPage: Partial<Record<PortalPath, string>> = {
  '/toCopeWithApplication': 'payment',
  '/paymentQuery': 'payment',
  '/paymentInfo': 'payment',
  '/paymentRecord': 'payment',
  '/customsPaymentRecord': 'declaration',
  '/ownApprovals': 'payment',
  '/forwarderEnquiry': 'forwarding',
  '/forwarderEnquiryInfo': 'forwarding',
  '/forwarderQuotation': 'forwarding',
  '/forwarderQuotationInfo': 'forwarding',
  '/forwarderQuotationRecord': 'forwarding',
  '/forwarderList': 'forwarding',
  '/forwarderOrderInfo': 'forwarding',
  '/labelList': 'filing',
  '/labelOrder': 'filing',
}

/** Under which subject a question about a page is asked. */
export const subjectOf = (path: PortalPath): string => {
  const area = areaOf(path)
  return ofPage[path] ?? (area ? ofArea[area.name] : 'other')
}
