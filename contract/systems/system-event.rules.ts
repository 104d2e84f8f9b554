import type { Finding } from '../kernel/refusal.ts'
import { orderPermission } from '../orders/order.access.ts'
import { orderKind } from '../orders/order.codes.ts'
import type { Permission } from '../permissions.ts'
import { at } from '../refusals.ts'
import { type SystemEventKind, systemEventKindNames } from './system-event.ts'

const orderLists = orderKind.values.map((kind) => orderPermission(kind, 'list'))

/** By which permissions the records of a kind are read; those of orders each open one kind of order. */
const listedBy: Readonly<Record<SystemEventKind, readonly Permission[]>> = {
  order: orderLists,
  orderChange: orderLists,
  declaration: ['customs-declaration-list'],
  taxBill: ['customs-taxBill-list'],
  paymentApplication: ['finance-application-list'],
  fee: ['finance-fee-list'],
  feeDispute: ['finance-fee-list'],
  cashVoucher: ['finance-record-list'],
  announcedTransfer: ['finance-transfer-list'],
  salesInvoice: ['tax-salesInvoice-list'],
  inputInvoice: ['tax-inputInvoice-list'],
  inbound: ['logistics-inbound-list'],
  outbound: ['logistics-outbound-list'],
  goodsPickup: ['logistics-inbound-list'],
  stockDifference: ['logistics-inbound-list'],
  forwarderEnquiry: ['logistics-enquiry-list'],
  forwarderQuotation: ['logistics-quotation-list'],
  forwarderOrder: ['logistics-freightOrder-list'],
  labelOrder: ['services-label-list'],
  serviceOrder: ['services-order-list'],
  approvalOrder: ['approval-order-list'],
  supplier: ['business-supplier-list'],
  classificationRequest: ['product-request-list'],
  consultation: ['home-consultation-list'],
}

type May = (permission: Permission) => boolean

/** The kinds of events that a key or member with these permissions may read, and the kinds of orders they may be of. */
export const readableEvents = (may: May): { kinds: SystemEventKind[]; orderKinds: number[] } => ({
  kinds: systemEventKindNames.filter((kind) => listedBy[kind].some(may)),
  orderKinds: orderKind.values.filter((kind) => may(orderPermission(kind, 'list'))),
})

/** A webhook receives all events of its kinds, so a member may choose a kind only where every record of it is readable. */
export const mayPostEvents = (kind: SystemEventKind, may: May): boolean => listedBy[kind].every(may)

export const checkPostedKinds = (kinds: readonly SystemEventKind[], may: May): Finding[] =>
  kinds.every((kind) => mayPostEvents(kind, may)) ? [] : [at('kinds', 'systemWebhook.kindNotYours')]
