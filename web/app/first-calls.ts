import { pathOf } from '@quayside/contract/kernel/api.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { usualOrderColumns } from '@quayside/contract/orders/usual-columns.ts'
import type { SentFirst } from '../lib/pages/page-hints.ts'
import type { PortalPath } from '../lib/pages/pages.ts'
import type { ApiTables } from '../lib/session/api-tables.ts'

type ListCall = {
  [K in keyof ApiTables]: ApiTables[K] extends { rows: unknown } ? K : never
}[keyof ApiTables]

/** The call that a page's list begins with: it is sent before the page's scripts are there. */
type FirstCall = {
  readonly call: ListCall
  /** What it asks for besides the parameters of the address. */
  readonly query?: Readonly<Record<string, string | number>>
  /** The list's name, where a user's own choice of columns changes what it asks for. */
  readonly columnsOf?: string
}

/**
 * Read by the build (web/preload-hints.ts), which writes them into each page: no page loads the whole table. It is loaded
 * when a link is pointed at.
 */
export const firstCalls: { readonly [P in PortalPath]?: FirstCall } = {
  '/supplierList': { call: 'GET base/online/supplier/list' },
  '/supplierAccount': { call: 'GET base/online/supplierAccount/list' },
  '/SupplierAddress': { call: 'GET base/online/supplierAddress/list' },
  '/distributor': { call: 'GET base/online/customer/list' },
  '/bankAccount': { call: 'GET base/online/bankAccount/list' },
  '/customerContact': { call: 'GET base/online/contact/list' },
  '/myAddress': { call: 'GET base/online/address/list' },
  '/groupRobots': { call: 'GET base/online/robot/list' },
  '/members': { call: 'GET base/online/member/list' },
  '/shareLinks': { call: 'GET base/online/shareLink/list' },
  '/ownSystems': { call: 'GET base/online/systemKey/list' },
  '/ownWebhooks': { call: 'GET base/online/systemWebhook/list' },
  '/paymentQuery': { call: 'GET finance/online/paymentQuery/list' },
  '/paymentRecord': { call: 'GET finance/online/paymentRecord/list' },
  '/costBreakdown': { call: 'GET finance/online/cost/list' },
  '/customsPaymentRecord': { call: 'GET customs/online/taxBill/list' },
  '/theInputTicket': { call: 'GET tax/online/salesInvoice/list' },
  '/sellATicket': { call: 'GET tax/online/inputInvoice/list' },
  '/capitalAppointment': { call: 'GET tax/online/capitalAppointment/list' },
  '/invoicingInfo': { call: 'GET tax/online/invoicingInfo/list' },
  '/debtDetail': { call: 'GET finance/online/debt/list' },
  '/systematicNotification': { call: 'GET system/online/sysMsg' },
  '/corporateAnnouncements': { call: 'GET system/online/sysBulletin' },
  '/consultativeManagement': { call: 'GET system/online/consultation/list' },
  '/recordTasks': { call: 'GET system/online/recordTask/list' },
  '/forwarderEnquiry': { call: 'GET freight/online/enquiry/list' },
  '/forwarderQuotation': { call: 'GET freight/online/quotation/list' },
  '/forwarderList': { call: 'GET freight/online/order/list' },
  '/storage': { call: 'GET warehouse/online/inbound/list' },
  '/stockMovement': { call: 'GET warehouse/online/movement/list' },
  '/outstorage': { call: 'GET warehouse/online/outbound/list' },
  '/warehouseOrder': { call: 'GET warehouse/online/order/list' },
  '/ImportOrderList': {
    call: 'GET business/online/order/list',
    query: { modelType: orderKind.codes.import, columns: usualOrderColumns('import') },
    columnsOf: 'orders.import',
  },
  '/ExportOrderList': {
    call: 'GET business/online/order/list',
    query: { modelType: orderKind.codes.export, columns: usualOrderColumns('export') },
    columnsOf: 'orders.export',
  },
  '/PlaceAnOrderList': {
    call: 'GET business/online/order/list',
    query: { modelType: orderKind.codes.transit, columns: usualOrderColumns('transit') },
    columnsOf: 'orders.transit',
  },
  '/orderList': {
    call: 'GET business/online/order/list',
    query: { modelType: orderKind.codes.domestic, columns: usualOrderColumns('domestic') },
    columnsOf: 'orders.domestic',
  },
  '/ElectronicContract': { call: 'GET business/online/orderContract/list' },
  '/myGoods': { call: 'GET base/online/product/list' },
  '/myRequestion': { call: 'GET base/online/productRequest/list' },
  '/theGoodsManagement': { call: 'GET base/online/supplierGoods/list' },
  '/labelList': { call: 'GET filing/online/label/list' },
  '/serviceList': { call: 'GET service/online/order/list' },
  '/approvalList': { call: 'GET filing/online/approval/list' },
}

export function sentFirstOf(path: string): SentFirst | undefined {
  const first = Object.entries(firstCalls).find(([page]) => page === path)?.[1]
  return first && { path: pathOf(first.call), query: first.query ?? {}, columnsOf: first.columnsOf }
}
