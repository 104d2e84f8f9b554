import { testClient } from '@quayside/server/platform/testing/test-client.ts'
import type { officePaths } from '../../office/lib/pages.ts'
import type { PortalPath } from '../../web/lib/pages/pages.ts'
import { call } from './calls.ts'
import { givenApplication } from './payments.ts'
import { address } from './place.ts'

/** Pages of a record need the id of one. */
export async function portalRecords(token: string): Promise<Partial<Record<PortalPath, readonly string[]>>> {
  type Rows = { rows: { id: string }[] }
  const suppliers = await call<Rows>('GET base/online/supplier/list', { token })
  const placed = await call<Rows>('GET business/online/order/list', {
    token,
    query: { modelType: '1', state: '5' },
  })
  const supplier = `/supplierInfo?id=${suppliers.rows[0]?.id}`
  const order = `/orderInfo?id=${placed.rows[0]?.id}`
  const applications = await call<Rows>('GET finance/online/paymentQuery/list', { token })
  const inbounds = await call<Rows>('GET warehouse/online/inbound/list', { token })
  const lots = await call<Rows>('GET warehouse/online/stock/list', { token })
  const outbounds = await call<Rows>('GET warehouse/online/outbound/list', { token })
  const toBind = await call<Rows>('GET business/online/order/list', {
    token,
    query: { modelType: '0', state: '230' },
  })
  const outbound = (place: number) => `/outstorageInfo?id=${outbounds.rows.at(place)?.id}`
  const quotes = await call<Rows>('GET freight/online/quotation/list', { token })
  const enquiries = await call<Rows>('GET freight/online/enquiry/list', { token, query: { state: '2' } })
  const shipments = await call<Rows>('GET freight/online/order/list', { token })
  const labels = await call<Rows>('GET filing/online/label/list', { token, query: { isWaiting: '1' } })
  const services = await call<Rows>('GET service/online/order/list', { token })
  const filings = await call<Rows>('GET filing/online/approval/list', { token, query: { state: '6' } })
  const application = applications.rows[0] ?? (await givenApplication(token))
  return {
    '/supplierInfo': ['/supplierInfo', supplier, `${supplier}&edit=1`],
    '/orderInfo': [order, `${order}&print=1`],
    '/storageInfo': ['/storageInfo', `/storageInfo?id=${inbounds.rows[0]?.id}`],
    '/stockInfo': [`/stockInfo?id=${lots.rows[0]?.id}`],
    '/outstorageInfo': ['/outstorageInfo', `${outbound(0)}&edit=1`, outbound(-1)],
    '/stockBinding': [`/stockBinding?id=${toBind.rows[0]?.id}`],
    '/forwarderEnquiryInfo': ['/forwarderEnquiryInfo', `/forwarderEnquiryInfo?id=${enquiries.rows[0]?.id}`],
    '/forwarderQuotationInfo': [`/forwarderQuotationInfo?id=${enquiries.rows[0]?.id}`],
    '/forwarderQuotationRecord': [`/forwarderQuotationRecord?id=${quotes.rows[0]?.id}`],
    '/forwarderOrderInfo': ['/forwarderOrderInfo', `/forwarderOrderInfo?id=${shipments.rows[0]?.id}`],
    '/labelOrder': ['/labelOrder', `/labelOrder?id=${labels.rows[0]?.id}`],
    '/serviceInfo': ['/serviceInfo', `/serviceInfo?id=${services.rows.at(-1)?.id}`],
    '/approvalOrder': ['/approvalOrder', `/approvalOrder?id=${filings.rows[0]?.id}`],
    '/paymentInfo': [`/paymentInfo?id=${application.id}`],
  }
}

const send = testClient(address, '/office/api')

/** The list whose first record each record page shows. */
const lists: Partial<Record<(typeof officePaths)[number], string>> = {
  '/office/order': 'business/online/order',
  '/office/company': 'base/online/company',
  '/office/orderChange': 'business/online/orderChange',
  '/office/companyChange': 'base/online/companyChange',
  '/office/supplier': 'base/online/supplier',
  '/office/classification': 'base/online/productRequest',
  '/office/consultation': 'system/online/consultation',
  '/office/inbound': 'warehouse/online/inbound',
  '/office/outbound': 'warehouse/online/outbound',
  '/office/pickup': 'warehouse/online/pickup',
  '/office/stockDifference': 'warehouse/online/difference',
  '/office/lot': 'warehouse/online/stock',
  '/office/warehouse': 'base/online/warehouse',
  '/office/freightEnquiry': 'freight/online/enquiry',
  '/office/freightQuotation': 'freight/online/quotation',
  '/office/freightOrder': 'freight/online/order',
  '/office/labelOrder': 'filing/online/label',
  '/office/service': 'service/online/order',
  '/office/paymentApplication': 'finance/online/paymentApplication',
  '/office/fee': 'finance/online/cost',
  '/office/feeDispute': 'finance/online/dispute',
  '/office/cashVoucher': 'finance/online/cashVoucher',
  '/office/declaration': 'customs/online/declaration',
  '/office/taxBill': 'customs/online/taxBill',
  '/office/salesInvoice': 'tax/online/salesInvoice',
  '/office/inputInvoice': 'tax/online/inputInvoice',
  '/office/transfer': 'tax/online/capitalAppointment',
  '/office/approval': 'filing/online/approval',
}

export async function officeAddressOf(path: (typeof officePaths)[number], token: string): Promise<string> {
  const { [path]: list } = lists
  if (list === undefined) return path
  const { body } = await send(`GET ${list}/list`, { token })
  return `${path}?id=${body.rows[0]?.id}`
}
