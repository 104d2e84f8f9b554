import { pathOf } from '@quayside/contract/kernel/api.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { usualOrderColumns } from '@quayside/contract/orders/usual-columns.ts'
import { defaultPageSize } from '@quayside/kit/list/page-size.ts'
import type { DictionaryType } from '../lib/choices/dictionary.ts'
import type { SentFirst } from '../lib/pages/page-hints.ts'
import type { PortalPath } from '../lib/pages/pages.ts'
import type { ApiTables } from '../lib/session/api-tables.ts'

type KeysWith<Trait> = { [K in keyof ApiTables]: ApiTables[K] extends Trait ? K : never }[keyof ApiTables]
type ListCall = KeysWith<{ rows: unknown }>
type RecordCall = Extract<keyof ApiTables, `GET ${string}/{id}`>
type WholeCall = 'GET system/online/home'

/** The call that a page begins with: it is sent before the page's scripts are there. */
type FirstCall = {
  readonly call: ListCall | RecordCall | WholeCall
  /** What a list asks for besides the parameters of the address. */
  readonly query?: Readonly<Record<string, string | number>>
  /** The list's name, where a user's own choice of columns changes what it asks for. */
  readonly columnsOf?: string
  /** The dictionaries whose names a record shows. */
  readonly names?: readonly DictionaryType[]
}

/**
 * Read by the build (web/preload-hints.ts), which writes them into each page: no page loads the whole table. It is loaded
 * when a link is pointed at.
 */
export const firstCalls: { readonly [P in PortalPath]?: FirstCall } = {
  '/home': { call: 'GET system/online/home' },
  '/homeindex': { call: 'GET system/online/home' },
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
  '/supplierInfo': { call: 'GET base/online/supplier/{id}' },
  '/orderInfo': { call: 'GET business/online/order/{id}', names: ['1001', '1004', '1007', '1015'] },
  '/stockBinding': { call: 'GET business/online/order/{id}' },
  '/paymentInfo': { call: 'GET finance/online/paymentApplication/{id}', names: ['1001', '1015'] },
  '/storageInfo': { call: 'GET warehouse/online/inbound/{id}', names: ['1001', '1003', '1013'] },
  '/outstorageInfo': { call: 'GET warehouse/online/outbound/{id}', names: ['1006', '1013', '1014'] },
  '/stockInfo': { call: 'GET warehouse/online/stock/{id}', names: ['1001'] },
  '/forwarderEnquiryInfo': { call: 'GET freight/online/enquiry/{id}', names: ['1004', '1007'] },
  '/forwarderQuotationRecord': { call: 'GET freight/online/quotation/{id}', names: ['1007', '1020'] },
  '/forwarderOrderInfo': { call: 'GET freight/online/order/{id}', names: ['1004', '1007', '1020'] },
  '/serviceInfo': { call: 'GET service/online/order/{id}', names: ['1025'] },
  '/labelOrder': { call: 'GET filing/online/label/{id}', names: ['1001'] },
  '/approvalOrder': { call: 'GET filing/online/approval/{id}', names: ['1001'] },
}

/** What is sent for a page, the call that it begins with before the others. */
export function sentFirstOf(path: string): readonly SentFirst[] {
  const first = Object.entries(firstCalls).find(([page]) => page === path)?.[1]
  if (first === undefined) return []
  const { call, query, columnsOf, names = [] } = first
  const isList = call !== 'GET system/online/home' && !call.endsWith('/{id}')
  const named = names.map((type) => ({
    path: pathOf('GET base/online/bDict/queryDictListByCode'),
    query: { type },
  }))
  const page = { pageNum: 1, pageSize: defaultPageSize }
  return [
    { path: pathOf(call), ...(isList && { query: { ...page, ...query }, isList: true }), columnsOf },
    ...named,
  ]
}
