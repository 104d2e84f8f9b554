import { addressesOf, type SearchOf } from '@quayside/kit/page/address.ts'
import { orderFilters, rates, reportFilters, stockFilters } from './page-filters.ts'

export const flowFilterNames = [
  'modelType',
  'heldUp',
  'reason',
  'waitsFor',
  'isNear',
  'place',
  'keyword',
  'orderDateBegin',
  'orderDateEnd',
] as const

/** `read` names the file whose lines are read at once. */
const orderForm = ['id', 'print', 'read'] as const

/**
 * The portal's pages, with the specification's names and letter case, and the parameters that links to each may carry.
 * A list has its filters, page and sorting in its address as well.
 */
const portalPages = {
  '/home': [],
  '/homeindex': [],
  '/systematicNotification': ['isRead', 'sType'],
  '/noticeSetting': [],
  '/corporateAnnouncements': ['id'],
  '/consultativeManagement': ['record', 'state', 'keyword'],
  '/recordTasks': ['isMine', 'isDone', 'isOverdue'],
  '/ImportOrderList': orderFilters,
  '/ExportOrderList': orderFilters,
  '/PlaceAnOrderList': orderFilters,
  '/orderList': orderFilters,
  '/orderInfo': ['id', 'print', 'tab'],
  '/ElectronicContract': ['record', 'isSignable'],
  '/importOrder': [...orderForm, 'sample'],
  '/exportOrder': orderForm,
  '/placeAnOrder': orderForm,
  '/inlandOrder': orderForm,
  '/toCopeWithApplication': ['orderIds'],
  '/paymentQuery': ['state', 'isMine', 'isAwaitingMoney', 'orderId', 'supplierId'],
  '/paymentInfo': ['id'],
  '/paymentRecord': ['keyword', 'direction', 'orderId', 'voucherId'],
  '/costBreakdown': ['record', 'orderId', 'isDisputed'],
  '/customsPaymentRecord': ['record', 'orderId', 'declarationId', 'isOverdue', 'state'],
  '/theInputTicket': ['record', 'state', 'orderId', 'requestFor'],
  '/sellATicket': ['record', 'state', 'orderId'],
  '/sellATicketInfo': ['id'],
  '/capitalAppointment': ['record', 'state', 'isLate'],
  '/invoicingInfo': ['record'],
  '/debtDetail': ['currency', 'bucket', 'isOverdue', 'isDueSoon', 'isDisputed', 'orderId'],
  '/dealRunningWater': ['currency', 'dateBegin', 'dateEnd', 'keyword', 'by'],
  '/storage': ['state', 'hasDifference', 'supplierId'],
  '/storageInfo': ['id', 'edit', 'orderId', 'read'],
  '/CustomerStockList': stockFilters,
  '/OrderStockList': stockFilters,
  '/HKOrderStockList': stockFilters,
  '/SZOrderStockList': stockFilters,
  '/stockInfo': ['id'],
  '/stockMovement': [
    'lotId',
    'direction',
    'change',
    'product',
    'model',
    'supplierId',
    'hasSupplier',
    'place',
    'warehouseId',
    'dayBegin',
    'dayEnd',
  ],
  '/warehouseInfo': [],
  '/WarehouseStatistics': ['dayBegin', 'dayEnd', 'step', 'by', 'place', 'warehouseId', 'supplierId', 'model'],
  '/outstorage': ['state'],
  '/outstorageInfo': ['id', 'edit', 'lots'],
  '/warehouseOrder': ['direction', 'isOpen'],
  '/stockBinding': ['id'],
  '/forwarderEnquiry': ['state'],
  '/forwarderEnquiryInfo': ['id', 'edit'],
  '/forwarderQuotation': ['state'],
  '/forwarderQuotationInfo': ['id'],
  '/forwarderQuotationRecord': ['id'],
  '/forwarderList': ['state', 'isLate'],
  '/forwarderOrderInfo': ['id', 'edit'],
  '/labelList': ['state', 'isWaiting', 'quoteState'],
  '/labelOrder': ['id', 'edit'],
  '/serviceList': ['state'],
  '/serviceInfo': ['id', 'edit', 'orderId'],
  '/flowBoard': flowFilterNames,
  '/approvalList': ['state', 'waitsFor', 'isLate', 'hasOpenDocuments', 'isDocumentLate', 'quoteState'],
  '/approvalOrder': ['id', 'edit'],
  '/decisionAnalysis': ['span', 'begin', 'end', 'by', 'money'],
  '/rpt097': reportFilters,
  '/rpt026': reportFilters,
  '/declarationSummary': reportFilters,
  '/customsPayments': reportFilters,
  '/otherReports': ['reportNo', 'groupBy', 'orderId', 'productId', 'releasedOnBegin', 'releasedOnEnd'],
  '/reportCentre': ['tab', 'runId'],
  '/supplierList': ['keyword'],
  '/supplierInfo': ['id', 'edit'],
  '/supplierScores': ['keyword', 'orderDateBegin', 'orderDateEnd'],
  '/supplierCases': ['supplierId', 'measure', 'outcome', 'verdict', 'orderDateBegin', 'orderDateEnd'],
  '/supplierAccount': ['supplierId', 'record'],
  '/SupplierAddress': ['supplierId'],
  '/distributor': ['keyword', 'record'],
  '/myInformation': ['section', 'change'],
  '/bankAccount': [],
  '/customerContact': [],
  '/myAddress': [],
  '/members': [],
  '/groupRobots': ['record'],
  '/shareLinks': ['state', 'kind'],
  '/ownSystems': ['state', 'keyword'],
  '/ownWebhooks': [],
  '/ownApprovals': [],
  '/myGoods': ['record'],
  '/myRequestion': ['record', 'productId', 'state'],
  '/theGoodsManagement': ['productId'],
  '/customsCode': ['code'],
  '/exchangeRate': rates,
  '/customsExchangeRate': rates,
  '/dictionary': ['type'],
} as const satisfies Record<string, readonly string[]>

/** The parameters that links to each page may carry. */
export const pageParameters: Readonly<Record<PortalPath, readonly string[]>> = portalPages

export type PortalPath = keyof typeof portalPages
export const portalPaths = Object.keys(portalPages) as readonly PortalPath[]

/** The address of a page, for links, navigation and notices: `pageAddress('/supplierInfo', { id })`. */
export const pageAddress = addressesOf(portalPages)

/** The parameters of a page, as its address gives them. */
export type PageSearch<P extends PortalPath> = SearchOf<typeof portalPages, P, string>
