import { fxPaymentStateOf, paymentStateOf } from '@quayside/contract/finance/order-money.ts'
import { type Amount, zero } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { fxPaymentState, paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { lineTotal, orderTotals } from '@quayside/contract/orders/order-totals.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { chargeValues } from './order-charges.ts'
import { transportValues } from './order-transport.ts'

/** The header's columns that a save writes. An order is saved only while nothing was applied for or booked for it. */
export function headerValues(draft: OrderDraft, isClassified: boolean, personalData: PersonalData) {
  const totals = orderTotals(draft.lines)
  return {
    ...moneyStates(draft, totals.orderAmount),
    order_date: draft.orderDate,
    supplier_id: draft.supplierId,
    customer_id: draft.customerId,
    currency: draft.currency,
    incoterms: draft.incoterms,
    ...chargeValues(draft.charges),
    contract_no: draft.contractNo,
    shipping_note_no: draft.shippingNoteNo,
    supplier_invoice_no: draft.supplierInvoiceNo,
    payment_method: draft.paymentMethod,
    remarks: draft.remarks,
    is_warehouse_type: isYes(draft.isWarehouseType),
    ...transportValues(draft.receiving, draft.delivery, personalData),
    order_amount: totals.orderAmount,
    line_count: draft.lines.length,
    packages: totals.packages,
    net_weight: totals.netWeight,
    gross_weight: totals.grossWeight,
    is_classified: isClassified,
  }
}

function moneyStates(draft: OrderDraft, orderAmount: Amount) {
  const money = { ...draft, orderAmount, applied: zero, paid: zero, fxReceived: zero }
  return {
    payment_state: paymentState.codes[paymentStateOf(money)],
    fx_payment_state: fxPaymentState.codes[fxPaymentStateOf(money)],
  }
}

type LineValue = string | number | null
const orNull = (value: string): string | null => (value === '' ? null : value)

/** A line's columns in the order of the statement, each with its type there. */
export const lineValues: readonly {
  readonly column: string
  readonly type: 'text' | 'int' | 'bigint' | 'numeric' | 'jsonb'
  readonly value: (line: OrderLineDraft, position: number) => LineValue
}[] = [
  { column: 'key', type: 'text', value: (line) => line.key },
  { column: 'position', type: 'int', value: (_line, position) => position },
  { column: 'product_id', type: 'bigint', value: (line) => line.productId },
  { column: 'model', type: 'text', value: (line) => line.model },
  { column: 'model_key', type: 'text', value: (line) => comparableName(line.model) },
  { column: 'brand', type: 'text', value: (line) => line.brand },
  { column: 'brand_key', type: 'text', value: (line) => comparableName(line.brand) },
  { column: 'name', type: 'text', value: (line) => line.name },
  { column: 'type', type: 'int', value: (line) => line.type },
  { column: 'origin', type: 'text', value: (line) => line.origin },
  { column: 'unit', type: 'text', value: (line) => line.unit },
  { column: 'qty', type: 'numeric', value: (line) => orNull(line.qty) },
  { column: 'price', type: 'numeric', value: (line) => orNull(line.price) },
  { column: 'total_money', type: 'numeric', value: (line) => lineTotal(line) },
  { column: 'packages', type: 'int', value: (line) => orNull(line.packages) },
  { column: 'net_weight', type: 'numeric', value: (line) => orNull(line.netWeight) },
  { column: 'gross_weight', type: 'numeric', value: (line) => orNull(line.grossWeight) },
  { column: 'manufacturer', type: 'text', value: (line) => line.manufacturer },
  { column: 'volume', type: 'numeric', value: (line) => orNull(line.volume) },
  { column: 'pallets', type: 'int', value: (line) => orNull(line.pallets) },
  { column: 'packing', type: 'text', value: (line) => line.packing },
  { column: 'po_number', type: 'text', value: (line) => line.poNumber },
  { column: 'customer_part_number', type: 'text', value: (line) => line.customerPartNumber },
  { column: 'minimum_pack_quantity', type: 'numeric', value: (line) => orNull(line.minimumPackQuantity) },
  { column: 'reel_count', type: 'int', value: (line) => orNull(line.reelCount) },
  { column: 'reel_number', type: 'text', value: (line) => line.reelNumber },
  { column: 'selling_price', type: 'numeric', value: (line) => orNull(line.sellingPrice) },
  { column: 'declaration_elements', type: 'text', value: (line) => line.declarationElements },
  { column: 'remark', type: 'text', value: (line) => line.remark },
  { column: 'raw_cells', type: 'jsonb', value: (line) => JSON.stringify(line.rawCells) },
]
