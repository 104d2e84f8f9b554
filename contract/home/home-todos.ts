import { taxBillState } from '../customs/customs.codes.ts'
import { filingQuoteState, labelOrderState } from '../filings/filing.codes.ts'
import { forwarderEnquiryState, forwarderOrderState } from '../forwarding/forwarding.codes.ts'
import { consultationState, readState } from '../notices/notice.codes.ts'
import { noticeType } from '../notices/notice-type.codes.ts'
import type { OrderAction } from '../orders/order.access.ts'
import type { OrderOverview, OverviewFigure } from '../orders/order-overview.ts'
import { paymentApplicationState } from '../payments/payment.codes.ts'
import type { Permission } from '../permissions.ts'
import { classificationRequestState } from '../products/product.codes.ts'
import { serviceOrderState } from '../services/service.codes.ts'
import { confirmationState, invoiceStatus } from '../tax-invoices/invoice.codes.ts'
import { stockKind } from '../warehouse/warehouse.codes.ts'
import { inboundState } from '../warehouse/warehouse-order.codes.ts'

/** Where a figure leads: the portal's page that shows `query`, the same records that were counted. */
type Shown = {
  readonly page: string
  readonly query: Readonly<Record<string, string | number>>
}

/** The total of a list call with that query. Its own permission is asked for as well. */
export type ListFigure = Shown & { readonly list: `GET ${string}` }

type Tone = 'refused' | 'waits' | 'underway'

/**
 * Something that waits for the member: counted by a list, by a figure of the orders of each kind, or out of the orders'
 * overview, whose counts cost the same for any number of orders.
 */
export type HomeTodo = { readonly tone: Tone } & (
  | (ListFigure & { readonly needs?: Permission })
  | { readonly figure: OverviewFigure; readonly needs: OrderAction }
  | (Shown & { readonly count: (orders: OrderOverview) => number | null; readonly needs: Permission })
)

/**
 * All to-dos, in the order of the home page: what was refused or is late comes first, and is not counted again among what
 * waits. A module adds one line here and a
 * text in `home.todo` of each language; nothing else is to be written, and the number is that of the list.
 */
export const homeTodos = {
  auditFailed: { tone: 'refused', figure: 'auditFailed', needs: 'save' },
  priceAuditFailed: { tone: 'refused', figure: 'priceAuditFailed', needs: 'save' },
  returned: { tone: 'refused', figure: 'returned', needs: 'save' },
  exportsLate: {
    tone: 'refused',
    count: ({ due }) => due.late,
    page: '/ExportOrderList',
    query: { isLate: 1, orderByColumn: 'receiptDueOn', isAsc: 'asc' },
    needs: 'order-export-list',
  },
  debtsOverdue: {
    tone: 'refused',
    list: 'GET finance/online/debt/list',
    page: '/debtDetail',
    query: { isOverdue: 1 },
  },
  taxBillsOverdue: {
    tone: 'refused',
    list: 'GET customs/online/taxBill/list',
    page: '/customsPaymentRecord',
    query: { isOverdue: 1 },
  },
  inboundRefused: {
    tone: 'refused',
    list: 'GET warehouse/online/inbound/list',
    page: '/storage',
    query: { state: inboundState.codes.auditFailed },
    needs: 'logistics-inbound-save',
  },
  stockExpired: {
    tone: 'refused',
    list: 'GET warehouse/online/stock/list',
    page: '/CustomerStockList',
    query: { kind: stockKind.codes.customer, isExpired: 1 },
  },
  classificationReturned: {
    tone: 'refused',
    list: 'GET base/online/productRequest/list',
    page: '/myRequestion',
    query: { state: classificationRequestState.codes.returned },
    needs: 'product-request-edit',
  },
  labelsReturned: {
    tone: 'refused',
    list: 'GET filing/online/label/list',
    page: '/labelList',
    query: { state: labelOrderState.codes.returned },
    needs: 'services-label-save',
  },
  freightLate: {
    tone: 'refused',
    list: 'GET freight/online/order/list',
    page: '/forwarderList',
    query: { isLate: 1 },
  },
  servicesRefused: {
    tone: 'refused',
    list: 'GET service/online/order/list',
    page: '/serviceList',
    query: { state: serviceOrderState.codes.auditFailed },
    needs: 'services-order-save',
  },
  approvalDocumentsLate: {
    tone: 'refused',
    list: 'GET filing/online/approval/list',
    page: '/approvalList',
    query: { isDocumentLate: 1 },
    needs: 'approval-order-save',
  },
  approvalsLate: {
    tone: 'refused',
    list: 'GET filing/online/approval/list',
    page: '/approvalList',
    query: { isLate: 1 },
  },
  inputInvoicesRefused: {
    tone: 'refused',
    list: 'GET tax/online/inputInvoice/list',
    page: '/sellATicket',
    query: { state: confirmationState.codes.confirmedWithAnomaly },
    needs: 'tax-inputInvoice-edit',
  },
  transfersLate: {
    tone: 'refused',
    list: 'GET tax/online/capitalAppointment/list',
    page: '/capitalAppointment',
    query: { isLate: 1 },
    needs: 'finance-transfer-announce',
  },
  tasksOverdue: {
    tone: 'refused',
    list: 'GET system/online/recordTask/list',
    page: '/recordTasks',
    query: { isMine: 1, isOverdue: 1 },
  },
  toSubmit: { tone: 'waits', figure: 'toSubmit', needs: 'submit' },
  toRelease: { tone: 'waits', figure: 'toRelease', needs: 'release' },
  exportsDue: {
    tone: 'waits',
    count: ({ due }) => due.near,
    page: '/ExportOrderList',
    query: { isNear: 1, orderByColumn: 'receiptDueOn', isAsc: 'asc' },
    needs: 'order-export-list',
  },
  debtsDue: {
    tone: 'waits',
    list: 'GET finance/online/debt/list',
    page: '/debtDetail',
    query: { isDueSoon: 1 },
  },
  taxBillsOpen: {
    tone: 'waits',
    list: 'GET customs/online/taxBill/list',
    page: '/customsPaymentRecord',
    query: { state: taxBillState.codes.open, isOverdue: 0 },
  },
  salesInvoicesToSign: {
    tone: 'waits',
    list: 'GET tax/online/salesInvoice/list',
    page: '/theInputTicket',
    query: { state: invoiceStatus.codes.invoiced },
    needs: 'tax-salesInvoice-sign',
  },
  contracts: {
    tone: 'waits',
    count: ({ contractsToSign }) => contractsToSign,
    page: '/ElectronicContract',
    query: { isSignable: 1 },
    needs: 'order-contract-sign',
  },
  paymentsToRelease: {
    tone: 'waits',
    list: 'GET finance/online/paymentQuery/list',
    page: '/paymentQuery',
    query: { state: paymentApplicationState.codes.toRelease, isMine: 0 },
    needs: 'finance-application-release',
  },
  paymentsToFund: {
    tone: 'waits',
    list: 'GET finance/online/paymentQuery/list',
    page: '/paymentQuery',
    query: { isAwaitingMoney: 1 },
    needs: 'finance-transfer-announce',
  },
  inboundDifferences: {
    tone: 'waits',
    list: 'GET warehouse/online/inbound/list',
    page: '/storage',
    query: { hasDifference: 1 },
    needs: 'logistics-inbound-decide',
  },
  stockExpiring: {
    tone: 'waits',
    list: 'GET warehouse/online/stock/list',
    page: '/CustomerStockList',
    query: { kind: stockKind.codes.customer, isNearExpiry: 1 },
  },
  labelsToConfirm: {
    tone: 'waits',
    list: 'GET filing/online/label/list',
    page: '/labelList',
    query: { isWaiting: 1 },
    needs: 'services-label-confirm',
  },
  quotesToConfirm: {
    tone: 'waits',
    list: 'GET freight/online/enquiry/list',
    page: '/forwarderEnquiry',
    query: { state: forwarderEnquiryState.codes.quoted },
    needs: 'logistics-quotation-confirm',
  },
  freightToConfirm: {
    tone: 'waits',
    list: 'GET freight/online/order/list',
    page: '/forwarderList',
    query: { state: forwarderOrderState.codes.quoted },
    needs: 'logistics-freightOrder-submit',
  },
  freightMaterial: {
    tone: 'waits',
    list: 'GET freight/online/order/list',
    page: '/forwarderList',
    query: { state: forwarderOrderState.codes.arrived },
    needs: 'logistics-freightOrder-save',
  },
  servicesToSign: {
    tone: 'waits',
    list: 'GET service/online/order/list',
    page: '/serviceList',
    query: { state: serviceOrderState.codes.dispatched },
    needs: 'services-order-sign',
  },
  labelQuotes: {
    tone: 'waits',
    list: 'GET filing/online/label/list',
    page: '/labelList',
    query: { quoteState: filingQuoteState.codes.quoted },
    needs: 'services-label-confirm',
  },
  approvalQuotes: {
    tone: 'waits',
    list: 'GET filing/online/approval/list',
    page: '/approvalList',
    query: { quoteState: filingQuoteState.codes.quoted },
    needs: 'approval-order-submit',
  },
  approvalDocuments: {
    tone: 'waits',
    list: 'GET filing/online/approval/list',
    page: '/approvalList',
    query: { hasOpenDocuments: 1, isDocumentLate: 0 },
    needs: 'approval-order-save',
  },
  classification: {
    tone: 'waits',
    list: 'GET base/online/productRequest/list',
    page: '/myRequestion',
    query: { state: classificationRequestState.codes.classified },
    needs: 'product-request-decide',
  },
  consultationsAnswered: {
    tone: 'waits',
    list: 'GET system/online/consultation/list',
    page: '/consultativeManagement',
    query: { state: consultationState.codes.answered },
  },
  tasksDue: {
    tone: 'waits',
    list: 'GET system/online/recordTask/list',
    page: '/recordTasks',
    query: { isMine: 1, isDone: 0, isOverdue: 0 },
  },
  ownToRelease: { tone: 'underway', figure: 'ownToRelease', needs: 'submit' },
  ownPaymentsToRelease: {
    tone: 'underway',
    list: 'GET finance/online/paymentQuery/list',
    page: '/paymentQuery',
    query: { state: paymentApplicationState.codes.toRelease, isMine: 1 },
  },
  unread: {
    tone: 'underway',
    list: 'GET system/online/sysMsg',
    page: '/systematicNotification',
    query: { isRead: readState.codes.unread, sType: noticeType.codes.message },
  },
} as const satisfies Record<string, HomeTodo>
export type TodoName = keyof typeof homeTodos
export const todoNames = Object.keys(homeTodos) as [TodoName, ...TodoName[]]
