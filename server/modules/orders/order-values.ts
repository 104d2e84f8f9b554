import { fxPaymentStateOf, paymentStateOf } from '@quayside/contract/finance/order-money.ts'
import type { LineColumn } from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import { type Amount, zero } from '@quayside/contract/kernel/money.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { fxPaymentState, paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { lineTotal, orderTotals } from '@quayside/contract/orders/order-totals.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { columnOf } from '../../platform/records/columns.ts'
import { storedCell } from '../../platform/records/document-lines.ts'
import { chargeValues } from './order-charges.ts'
import { transportValues } from './order-transport.ts'

/** The header's columns that a save writes. An order is saved only while nothing was applied for or booked for it. */
export function headerValues(draft: OrderDraft, isClassified: boolean, personalData: PersonalData) {
  const totals = orderTotals(draft.lines, draft.currency)
  return {
    ...moneyStates(draft, totals.orderAmount),
    order_date: draft.orderDate,
    supplier_id: draft.supplierId,
    customer_id: draft.customerId,
    currency: draft.currency,
    incoterms: draft.incoterms,
    ...chargeValues(draft.charges),
    contract_no: draft.contractNo,
    destination_port: draft.destinationPort,
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

type LineValue = {
  readonly column: string
  readonly type: 'text' | 'int' | 'bigint' | 'numeric' | 'jsonb'
  readonly value: (line: OrderLineDraft, position: number, currency: string) => unknown
}

/** By what a line is found again: its key, its place, its product, and the names by which catalogues compare. */
const identity: readonly LineValue[] = [
  { column: 'key', type: 'text', value: (line) => line.key },
  { column: 'position', type: 'int', value: (_line, position) => position },
  { column: 'product_id', type: 'bigint', value: (line) => line.productId },
  { column: 'model', type: 'text', value: (line) => line.model },
  { column: 'model_key', type: 'text', value: (line) => comparableName(line.model) },
  { column: 'brand', type: 'text', value: (line) => line.brand },
  { column: 'brand_key', type: 'text', value: (line) => comparableName(line.brand) },
]
const written: ReadonlySet<string> = new Set(identity.map(({ column }) => column))

const typeOf = (kind: LineColumn['kind']): LineValue['type'] => {
  if (kind === 'code' || kind === 'count') return 'int'
  return isLineNumber(kind) ? 'numeric' : 'text'
}

/** A line's columns in the order of the statement, each with its type there. */
export const lineValues: readonly LineValue[] = [
  ...identity,
  ...lineColumns.flatMap(({ key, kind }): LineValue[] => {
    const column = columnOf(key)
    if (written.has(column)) return []
    const value: LineValue['value'] =
      key === 'totalMoney'
        ? (line, _position, currency) => lineTotal(line, currency)
        : (line) => storedCell(kind, line[key])
    return [{ column, type: typeOf(kind), value }]
  }),
  { column: 'raw_cells', type: 'jsonb', value: (line) => JSON.stringify(line.rawCells) },
]
