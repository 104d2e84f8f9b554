import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { auditStatus, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { auditStatusOf } from '@quayside/contract/orders/audit-status.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { type OrderLine, toLineDraft } from '@quayside/contract/orders/order-line.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { commodityState, commodityStateOf } from '@quayside/contract/products/commodity.codes.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import type { Partners } from './listed-orders.ts'
import { chargesOf } from './order-charges.ts'
import type { OrderRow, ShortOrderRow } from './order-queries.ts'
import type { OrderRecordRow } from './order-record-queries.ts'
import { auditOf, ownStateLabelOf } from './order-state-facts.ts'
import { transportOf } from './order-transport.ts'

/** By when the foreign exchange of an export has to arrive. */
export const dueOf = ({
  exported_on: day,
  receipt_calendar: calendar,
}: Pick<OrderRow, 'exported_on' | 'receipt_calendar'>) => {
  const due = day === null ? undefined : receiptDueOn(day, calendar ?? {})
  return { receiptDueOn: due?.day ?? null, isReceiptDueOpen: due !== undefined && !due.isPublished }
}

/** What `shortOrders` has of a row; a name that was not asked for is not answered. */
export const toShortOrder = (row: ShortOrderRow) =>
  ({
    id: row.id,
    orderNo: row.order_no,
    modelType: row.model_type,
    state: row.state,
    stateLabel: ownStateLabelOf(row),
    auditStatus: auditStatus.codes[auditStatusOf(stateKey(orderMachine, row.state))],
    orderDate: row.order_date,
    supplierName: row.supplier_name ?? '',
    customerName: row.customer_name ?? '',
    currency: row.currency,
    orderAmount: row.order_amount,
    appliedAmount: row.applied_amount,
    unpaidAmount: row.unpaid_amount,
    paymentState: row.payment_state,
    invoicingState: row.invoicing_state,
    returnReason: row.return_reason,
    deliveryType: row.delivery_type,
    receivingState: row.receiving_state,
    shippingState: row.shipping_state,
    signState: row.sign_state,
    priceAudit: row.price_audit,
    isWarehouseType: toFlag(row.is_warehouse_type),
    isContractSigned: toFlag(row.is_contract_signed),
    ...dueOf(row),
  }) satisfies Partial<Order>

export const toOrder = (row: OrderRow): Order => ({
  ...toShortOrder(row),
  version: row.version,
  supplierId: row.supplier_id,
  customerId: row.customer_id,
  incoterms: row.incoterms,
  charges: chargesOf(row),
  contractNo: row.contract_no,
  fxPaymentState: row.fx_payment_state,
  writeOffState: row.write_off_state,
  paymentMethod: row.payment_method,
  commodityState:
    commodityState.codes[commodityStateOf({ priceAudit: auditOf(row), isClassified: row.is_classified })],
  declarationState: row.declaration_state,
  archiveState: row.archive_state,
  source: row.source,
  lineCount: row.line_count,
  packages: Number(row.packages),
  grossWeight: row.gross_weight,
  netWeight: row.net_weight,
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

type ShortOrder = ReturnType<typeof toShortOrder>
/** The columns of the list that `shortOrders` has. */
const shortColumns: Readonly<Record<keyof ShortOrder, true>> = {
  id: true,
  orderNo: true,
  modelType: true,
  state: true,
  stateLabel: true,
  auditStatus: true,
  orderDate: true,
  supplierName: true,
  customerName: true,
  currency: true,
  orderAmount: true,
  appliedAmount: true,
  unpaidAmount: true,
  paymentState: true,
  invoicingState: true,
  returnReason: true,
  deliveryType: true,
  receivingState: true,
  shippingState: true,
  signState: true,
  priceAudit: true,
  isWarehouseType: true,
  isContractSigned: true,
  receiptDueOn: true,
  isReceiptDueOpen: true,
}
/** Whose names a list asks for, where its other columns are among the usual ones. */
export function partnersOf(columns: readonly string[]): Partners | undefined {
  if (!columns.every((name) => Object.hasOwn(shortColumns, name))) return undefined
  if (!columns.includes('customerName')) return 'supplier'
  return columns.includes('supplierName') ? 'both' : 'customer'
}

/** A stored order as the rules and a copy see it. */
export const toDraft = (
  row: OrderRecordRow,
  lines: readonly OrderLine[],
  personalData: PersonalData,
): OrderDraft => ({
  modelType: row.model_type as OrderDraft['modelType'],
  orderDate: row.order_date,
  supplierId: row.supplier_id,
  customerId: row.customer_id,
  currency: row.currency as OrderDraft['currency'],
  incoterms: row.incoterms,
  charges: chargesOf(row),
  contractNo: row.contract_no,
  destinationPort: row.destination_port,
  shippingNoteNo: row.shipping_note_no,
  supplierInvoiceNo: row.supplier_invoice_no,
  paymentMethod: row.payment_method,
  remarks: row.remarks,
  isWarehouseType: toFlag(row.is_warehouse_type),
  ...transportOf(row, personalData),
  lines: lines.map(toLineDraft),
  orderAmount: row.order_amount as Amount,
})
