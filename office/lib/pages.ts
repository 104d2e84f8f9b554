import { addressesOf, type SearchOf } from '@quayside/kit/page/address.ts'

/** The back office's pages, with the parameters that links to each may have. A list has its filters there as well. */
const officePages = {
  '/office': [],
  '/office/myTasks': ['isMine', 'isDone', 'isOverdue'],
  '/office/orders': [],
  '/office/order': ['id'],
  '/office/orderChanges': [],
  '/office/orderChange': ['id'],
  '/office/companies': [],
  '/office/company': ['id'],
  '/office/companyChanges': [],
  '/office/companyChange': ['id'],
  '/office/suppliers': [],
  '/office/supplier': ['id'],
  '/office/classifications': [],
  '/office/classification': ['id'],
  '/office/consultations': [],
  '/office/consultation': ['id'],
  '/office/paymentApplications': [],
  '/office/paymentApplication': ['id'],
  '/office/fees': [],
  '/office/fee': ['id'],
  '/office/feeDisputes': [],
  '/office/feeDispute': ['id'],
  '/office/cashVouchers': [],
  '/office/cashVoucher': ['id'],
  '/office/inbounds': [],
  '/office/inbound': ['id'],
  '/office/outbounds': [],
  '/office/outbound': ['id'],
  '/office/pickups': [],
  '/office/pickup': ['id'],
  '/office/stockDifferences': [],
  '/office/stockDifference': ['id'],
  '/office/stock': ['warehouseId'],
  '/office/lot': ['id'],
  '/office/stocktakings': [],
  '/office/stocktaking': [],
  '/office/storageFees': ['month'],
  '/office/freightEnquiries': [],
  '/office/freightEnquiry': ['id'],
  '/office/freightQuotations': [],
  '/office/freightQuotation': ['id'],
  '/office/freightOrders': [],
  '/office/freightOrder': ['id'],
  '/office/labelOrders': [],
  '/office/labelOrder': ['id'],
  '/office/services': [],
  '/office/service': ['id'],
  '/office/declarations': ['orderId'],
  '/office/declaration': ['id', 'edit'],
  '/office/taxBills': [],
  '/office/taxBill': ['id'],
  '/office/approvals': [],
  '/office/approval': ['id'],
  '/office/bankLines': [],
  '/office/ageing': [],
  '/office/debts': ['companyId'],
  '/office/transfers': [],
  '/office/transfer': ['id'],
  '/office/salesInvoices': [],
  '/office/salesInvoice': ['id'],
  '/office/invoiceable': [],
  '/office/inputInvoices': [],
  '/office/inputInvoice': ['id'],
  '/office/rates': [],
  '/office/tariff': [],
  '/office/warehouses': [],
  '/office/warehouse': ['id'],
  '/office/hand': ['id', 'job'],
  '/office/dictionaries': ['type'],
  '/office/bulletins': [],
  '/office/messages': [],
  '/office/settings': ['subject'],
  '/office/gateway': [],
  '/office/system': [],
  '/office/staff': [],
  '/office/audit': ['isSetting'],
  '/office/account': [],
} as const satisfies Record<string, readonly string[]>

export const pageParameters: Readonly<Record<OfficePath, readonly string[]>> = officePages

export type OfficePath = keyof typeof officePages
/** The only page that may use the camera; the server's policy names it too. */
export const handPath = '/office/hand' satisfies OfficePath
export const officePaths = Object.keys(officePages) as readonly OfficePath[]

/** Outside the shell: no role is needed for it. */
const logInPage = { '/office/login': ['back', 'ended'] } as const
const pages = { ...officePages, ...logInPage }
export type PageSearch<P extends keyof typeof pages> = SearchOf<typeof pages, P, string>

/** The address of a page: `pageAddress('/office/order', { id })`. */
export const pageAddress = addressesOf(pages)
