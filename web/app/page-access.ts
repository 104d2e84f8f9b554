import { isGranted } from '@quayside/contract/kernel/permission.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { readSearch } from '@quayside/kit/page/address.ts'
import { type PortalPath, portalPaths } from '../lib/pages/pages.ts'

type Search = Readonly<Record<string, unknown>>

/**
 * What a page asks for. A form asks before it opens: a user without the permission to save would lose the work at the end.
 * Where nothing is said, the server decides by the record.
 */
type PageAccess = {
  readonly see?: Permission
  /** What saving its form takes. */
  readonly save?: Permission
  /** Whether an address opens the form; without it every address of a page with `save` does. */
  readonly isForm?: (search: Search) => boolean
}

export const pageAccess: Readonly<Record<PortalPath, PageAccess>> = {
  '/home': {},
  '/homeindex': {},
  '/systematicNotification': { see: 'home-notice-list' },
  '/noticeSetting': { save: 'home-notice-list' },
  '/corporateAnnouncements': { see: 'home-bulletin-list' },
  '/consultativeManagement': { see: 'home-consultation-list' },
  '/recordTasks': {},
  '/ImportOrderList': { see: 'order-import-list' },
  '/ExportOrderList': { see: 'order-export-list' },
  '/PlaceAnOrderList': { see: 'order-transit-list' },
  '/orderList': { see: 'order-domestic-list' },
  '/orderInfo': {},
  '/ElectronicContract': { see: 'order-contract-list' },
  '/importOrder': { save: 'order-import-save' },
  '/exportOrder': { save: 'order-export-save' },
  '/placeAnOrder': { save: 'order-transit-save' },
  '/inlandOrder': { save: 'order-domestic-save' },
  '/toCopeWithApplication': { save: 'finance-application-apply' },
  '/paymentQuery': { see: 'finance-application-list' },
  '/paymentInfo': { see: 'finance-application-list' },
  '/paymentRecord': { see: 'finance-record-list' },
  '/costBreakdown': { see: 'finance-fee-list' },
  '/customsPaymentRecord': { see: 'customs-taxBill-list' },
  '/theInputTicket': { see: 'tax-salesInvoice-list' },
  '/sellATicket': { see: 'tax-inputInvoice-list' },
  '/sellATicketInfo': { save: 'tax-inputInvoice-edit' },
  '/capitalAppointment': { see: 'finance-transfer-list' },
  '/invoicingInfo': { see: 'tax-title-list' },
  '/debtDetail': { see: 'finance-debt-list' },
  '/dealRunningWater': { see: 'finance-statement-list' },
  '/storage': { see: 'logistics-inbound-list' },
  '/storageInfo': {
    see: 'logistics-inbound-list',
    save: 'logistics-inbound-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/CustomerStockList': { see: 'logistics-stock-list' },
  '/OrderStockList': { see: 'logistics-stock-list' },
  '/HKOrderStockList': { see: 'logistics-stock-list' },
  '/SZOrderStockList': { see: 'logistics-stock-list' },
  '/stockInfo': { see: 'logistics-stock-list' },
  '/stockMovement': { see: 'logistics-stock-list' },
  '/warehouseInfo': { see: 'logistics-stock-list' },
  '/WarehouseStatistics': { see: 'logistics-stock-list' },
  '/outstorage': { see: 'logistics-outbound-list' },
  '/outstorageInfo': {
    see: 'logistics-outbound-list',
    save: 'logistics-outbound-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/warehouseOrder': { see: 'logistics-stock-list' },
  '/stockBinding': { see: 'logistics-stock-list' },
  '/forwarderEnquiry': { see: 'logistics-enquiry-list' },
  '/forwarderEnquiryInfo': {
    see: 'logistics-enquiry-list',
    save: 'logistics-enquiry-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/forwarderQuotation': { see: 'logistics-quotation-list' },
  '/forwarderQuotationInfo': { see: 'logistics-quotation-list' },
  '/forwarderQuotationRecord': { see: 'logistics-quotation-list' },
  '/forwarderList': { see: 'logistics-freightOrder-list' },
  '/forwarderOrderInfo': {
    see: 'logistics-freightOrder-list',
    save: 'logistics-freightOrder-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/labelList': { see: 'services-label-list' },
  '/labelOrder': {
    see: 'services-label-list',
    save: 'services-label-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/serviceList': { see: 'services-order-list' },
  '/serviceInfo': {
    see: 'services-order-list',
    save: 'services-order-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/flowBoard': { see: 'report-board-view' },
  '/approvalList': { see: 'approval-order-list' },
  '/approvalOrder': {
    see: 'approval-order-list',
    save: 'approval-order-save',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/decisionAnalysis': { see: 'report-analysis-view' },
  '/rpt097': { see: 'report-reconciliation-view' },
  '/rpt026': { see: 'report-clearance-view' },
  '/declarationSummary': { see: 'report-declaration-view' },
  '/customsPayments': { see: 'report-taxBill-view' },
  // Shows the reports that the member may see, whichever they are.
  '/otherReports': {},
  '/reportCentre': {},
  '/supplierList': { see: 'business-supplier-list' },
  '/supplierInfo': {
    see: 'business-supplier-list',
    save: 'business-supplier-edit',
    isForm: ({ id, edit }) => id === undefined || edit !== undefined,
  },
  '/supplierScores': { see: 'report-supplierScore-view' },
  '/supplierCases': { see: 'report-supplierScore-view' },
  '/supplierAccount': { see: 'business-account-list' },
  '/SupplierAddress': { see: 'business-address-list' },
  '/distributor': { see: 'business-customer-list' },
  '/myInformation': {},
  '/bankAccount': { see: 'hub-bankAccount-list' },
  '/customerContact': { see: 'hub-contact-list' },
  '/myAddress': { see: 'hub-address-list' },
  '/members': { see: 'hub-member-list' },
  '/groupRobots': { see: 'hub-robot-list' },
  '/shareLinks': { see: 'hub-link-list' },
  '/ownSystems': { see: 'hub-system-manage' },
  '/ownWebhooks': { see: 'hub-system-manage' },
  '/ownApprovals': { see: 'finance-approval-view' },
  '/myGoods': { see: 'product-goods-list' },
  '/myRequestion': { see: 'product-request-list' },
  '/theGoodsManagement': { see: 'product-supplierGoods-list' },
  '/customsCode': { see: 'product-hsCode-list' },
  '/exchangeRate': { see: 'data-rate-list' },
  '/customsExchangeRate': { see: 'data-rate-list' },
  '/dictionary': { see: 'data-dictionary-list' },
}

/** The permission that an address of the page asks for, if any. */
export function permissionFor(path: PortalPath, search: Search): Permission | undefined {
  const { see, save, isForm = () => true } = pageAccess[path]
  return save !== undefined && isForm(search) ? save : see
}

/** Whether the page of an address opens for a user with these permissions, or asks for none. */
export const opensWith =
  (granted: readonly string[]) =>
  (href: string): boolean => {
    const [address = '', search = ''] = href.split('?')
    const path = portalPaths.find((each) => each === address)
    const permission = path && permissionFor(path, readSearch(search))
    return permission === undefined || isGranted(permission, granted)
  }
