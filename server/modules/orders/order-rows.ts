import { stateKey } from '@quayside/contract/kernel/machine.ts'
import { type Amount, amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { auditStatus, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { auditStatusOf } from '@quayside/contract/orders/audit-status.ts'
import {
  deliveryType,
  orderKind,
  receivingState,
  shippingState,
  signState,
} from '@quayside/contract/orders/order.codes.ts'
import { type OrderFacts, orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { Order, OrderDraft } from '@quayside/contract/orders/order.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { type OrderLine, toLineDraft } from '@quayside/contract/orders/order-line.ts'
import { orderStateLabel } from '@quayside/contract/orders/order-state-label.ts'
import { commodityState, commodityStateOf, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import Big from 'big.js'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { chargesOf } from './order-charges.ts'
import type { OrderRow } from './order-queries.ts'
import type { LockedOrder, OrderLineRow, OrderRecordRow } from './order-record-queries.ts'
import { transportOf } from './order-transport.ts'

const known = <K extends string>(list: { keyOf(value: number): K | undefined }, value: number): K => {
  const key = list.keyOf(value)
  if (key === undefined) throw new RangeError(`no code ${value}`)
  return key
}

const auditOf = (row: { price_audit: number | null }) =>
  row.price_audit === null ? undefined : known(priceAudit, row.price_audit)

/** The facts of an order that the machine checks. */
export const factsOf = (
  row: Pick<
    LockedOrder,
    | 'model_type'
    | 'is_warehouse_type'
    | 'price_audit'
    | 'receiving_state'
    | 'sign_state'
    | 'applied_amount'
    | 'release_asked_by'
  >,
): OrderFacts => ({
  modelType: known(orderKind, row.model_type),
  isWarehouseType: row.is_warehouse_type,
  priceAudit: auditOf(row),
  receivingState: known(receivingState, row.receiving_state),
  signState: known(signState, row.sign_state),
  isInPaymentApplication: isPositive(amount(row.applied_amount)),
  isToRelease: row.release_asked_by !== null,
})

/** By when the foreign exchange of an export has to arrive. */
export const dueOf = ({
  exported_on: day,
  receipt_calendar: calendar,
}: Pick<OrderRow, 'exported_on' | 'receipt_calendar'>) => {
  const due = day === null ? undefined : receiptDueOn(day, calendar ?? {})
  return { receiptDueOn: due?.day ?? null, isReceiptDueOpen: due !== undefined && !due.isPublished }
}

type LabelRow = Pick<
  OrderRow,
  | 'state'
  | 'model_type'
  | 'is_warehouse_type'
  | 'return_reason'
  | 'receiving_state'
  | 'shipping_state'
  | 'sign_state'
  | 'delivery_type'
>

const labelFactsOf = (row: LabelRow) => ({
  state: stateKey(orderMachine, row.state),
  modelType: known(orderKind, row.model_type),
  isWarehouseType: row.is_warehouse_type,
  hasReturnReason: row.return_reason !== '',
  receivingState: known(receivingState, row.receiving_state),
  shippingState: known(shippingState, row.shipping_state),
  signState: known(signState, row.sign_state),
  deliveryType: row.delivery_type === null ? undefined : known(deliveryType, row.delivery_type),
})

/** What the provider reads for the state of an order. */
export const stateLabelOf = (row: LabelRow): Order['stateLabel'] => orderStateLabel(labelFactsOf(row))

/** What the company's members read for it. */
export const ownStateLabelOf = (row: LabelRow & Pick<OrderRow, 'release_asked_by'>): Order['stateLabel'] =>
  orderStateLabel({ ...labelFactsOf(row), isToRelease: row.release_asked_by !== null })

export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  version: row.version,
  orderNo: row.order_no,
  modelType: row.model_type,
  state: row.state,
  stateLabel: ownStateLabelOf(row),
  auditStatus: auditStatus.codes[auditStatusOf(stateKey(orderMachine, row.state))],
  orderDate: row.order_date,
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  customerId: row.customer_id,
  customerName: row.customer_name,
  currency: row.currency,
  incoterms: row.incoterms,
  charges: chargesOf(row),
  contractNo: row.contract_no,
  orderAmount: row.order_amount,
  appliedAmount: row.applied_amount,
  unpaidAmount: row.unpaid_amount,
  paymentState: row.payment_state,
  fxPaymentState: row.fx_payment_state,
  writeOffState: row.write_off_state,
  paymentMethod: row.payment_method,
  invoicingState: row.invoicing_state,
  returnReason: row.return_reason,
  deliveryType: row.delivery_type,
  receivingState: row.receiving_state,
  shippingState: row.shipping_state,
  signState: row.sign_state,
  priceAudit: row.price_audit,
  commodityState:
    commodityState.codes[commodityStateOf({ priceAudit: auditOf(row), isClassified: row.is_classified })],
  declarationState: row.declaration_state,
  archiveState: row.archive_state,
  source: row.source,
  isWarehouseType: toFlag(row.is_warehouse_type),
  isContractSigned: toFlag(row.is_contract_signed),
  lineCount: row.line_count,
  packages: Number(row.packages),
  grossWeight: row.gross_weight,
  netWeight: row.net_weight,
  ...dueOf(row),
  submittedAt: row.submitted_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** None, some or all of a line's quantity. */
const shareOf = (part: string, whole: string): 0 | 1 | 2 => {
  if (part === '' || new Big(part).eq(0)) return 0
  return whole !== '' && new Big(part).gte(whole) ? 2 : 1
}

export const toOrderLine = (row: OrderLineRow, order: { price_audit: number | null }): OrderLine => ({
  id: row.id,
  key: row.key,
  productId: row.product_id,
  model: row.model,
  name: row.name,
  type: row.type,
  brand: row.brand,
  origin: row.origin,
  unit: row.unit,
  qty: row.qty,
  price: row.price,
  totalMoney: row.total_money,
  packages: row.packages,
  netWeight: row.net_weight,
  grossWeight: row.gross_weight,
  manufacturer: row.manufacturer,
  volume: row.volume,
  pallets: row.pallets,
  packing: row.packing,
  poNumber: row.po_number,
  customerPartNumber: row.customer_part_number,
  minimumPackQuantity: row.minimum_pack_quantity,
  reelCount: row.reel_count,
  reelNumber: row.reel_number,
  sellingPrice: row.selling_price,
  declarationElements: row.declaration_elements,
  remark: row.remark,
  rawCells: row.raw_cells as OrderLine['rawCells'],
  receivedQty: row.received_qty,
  shippedQty: row.shipped_qty,
  receivingState: shareOf(row.received_qty, row.qty),
  shippingState: shareOf(row.shipped_qty, row.qty),
  hsCode: row.hs_code,
  commodityState:
    commodityState.codes[commodityStateOf({ priceAudit: auditOf(order), isClassified: row.hs_code !== '' })],
})

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
  shippingNoteNo: row.shipping_note_no,
  supplierInvoiceNo: row.supplier_invoice_no,
  paymentMethod: row.payment_method,
  remarks: row.remarks,
  isWarehouseType: toFlag(row.is_warehouse_type),
  ...transportOf(row, personalData),
  lines: lines.map(toLineDraft),
  orderAmount: row.order_amount as Amount,
})
