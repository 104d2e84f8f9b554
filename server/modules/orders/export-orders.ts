import { archiveState, auditStatus, recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { declarationState } from '@quayside/contract/orders/declaration.codes.ts'
import {
  deliveryType,
  receivingState,
  shippingState,
  signState,
} from '@quayside/contract/orders/order.codes.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import type { ChargeName } from '@quayside/contract/orders/order-charges.ts'
import {
  fxPaymentState,
  paymentState,
  taxInvoicingState,
  writeOffState,
} from '@quayside/contract/orders/order-money.codes.ts'
import { type OrderColumn, type OrderExport, orderColumns } from '@quayside/contract/orders/order-query.ts'
import { commodityState, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { askedBy } from './order-filters.ts'
import { findOrders, orderSort } from './order-queries.ts'
import { toOrder } from './order-rows.ts'

export async function exportOrders(call: Call, { query }: { query: OrderExport }): Promise<Binary> {
  return exportRows(call, {
    entity: 'order',
    query: findOrders(call.principal.companyId, askedBy(call, query), call.locale),
    sorting: query,
    sortColumns: orderSort,
    toRow: toOrder,
    columns: columnsIn(call.text, await readEntryNames(call, [1004, 1015], call.locale)),
    chosen: query.columns ?? orderColumns,
  })
}

/** The amount with its currency: each charge may have another. */
const chargeText = ({ charges, currency }: Order, name: ChargeName): string =>
  charges[name] === '' ? '' : `${charges[`${name}Currency`] || currency} ${charges[name]}`

type Names = Awaited<ReturnType<typeof readEntryNames<1004 | 1015>>>

const columnsIn = (text: Texts, names: Names): ExportColumns<OrderColumn, Order> => ({
  orderNo: { kind: 'text', width: 20, value: (row) => row.orderNo },
  orderDate: { kind: 'date', value: (row) => row.orderDate },
  state: { kind: 'text', width: 18, value: (row) => text(`codes.orderStateLabel.${row.stateLabel}`) },
  supplierName: { kind: 'text', width: 32, value: (row) => row.supplierName },
  customerName: { kind: 'text', width: 32, value: (row) => row.customerName },
  contractNo: { kind: 'text', width: 20, value: (row) => row.contractNo },
  currency: { kind: 'text', width: 8, value: (row) => row.currency },
  incoterms: { kind: 'text', width: 30, value: (row) => names[1004][row.incoterms] ?? row.incoterms },
  freight: { kind: 'text', width: 16, value: (row) => chargeText(row, 'freight') },
  insurance: { kind: 'text', width: 16, value: (row) => chargeText(row, 'insurance') },
  otherCharges: { kind: 'text', width: 16, value: (row) => chargeText(row, 'other') },
  orderAmount: { kind: 'money', value: (row) => row.orderAmount },
  appliedAmount: { kind: 'money', value: (row) => row.appliedAmount },
  unpaidAmount: { kind: 'money', value: (row) => row.unpaidAmount },
  paymentState: { kind: 'text', width: 12, value: (row) => codeText(text, paymentState, row.paymentState) },
  fxPaymentState: {
    kind: 'text',
    width: 14,
    value: (row) => codeText(text, fxPaymentState, row.fxPaymentState),
  },
  writeOffState: {
    kind: 'text',
    width: 12,
    value: (row) => codeText(text, writeOffState, row.writeOffState),
  },
  paymentMethod: {
    kind: 'text',
    width: 24,
    value: (row) => names[1015][row.paymentMethod] ?? row.paymentMethod,
  },
  invoicingState: {
    kind: 'text',
    width: 12,
    value: (row) => codeText(text, taxInvoicingState, row.invoicingState),
  },
  lineCount: { kind: 'integer', value: (row) => String(row.lineCount) },
  packages: { kind: 'integer', value: (row) => String(row.packages) },
  netWeight: { kind: 'quantity', value: (row) => row.netWeight },
  grossWeight: { kind: 'quantity', value: (row) => row.grossWeight },
  deliveryType: {
    kind: 'text',
    width: 14,
    value: (row) => (row.deliveryType === null ? '' : codeText(text, deliveryType, row.deliveryType)),
  },
  receivingState: {
    kind: 'text',
    width: 12,
    value: (row) => codeText(text, receivingState, row.receivingState),
  },
  shippingState: {
    kind: 'text',
    width: 12,
    value: (row) => codeText(text, shippingState, row.shippingState),
  },
  signState: { kind: 'text', width: 10, value: (row) => codeText(text, signState, row.signState) },
  auditStatus: { kind: 'text', width: 12, value: (row) => codeText(text, auditStatus, row.auditStatus) },
  priceAudit: {
    kind: 'text',
    width: 12,
    value: (row) => (row.priceAudit === null ? '' : codeText(text, priceAudit, row.priceAudit)),
  },
  commodityState: {
    kind: 'text',
    width: 18,
    value: (row) => codeText(text, commodityState, row.commodityState),
  },
  declarationState: {
    kind: 'text',
    width: 14,
    value: (row) => codeText(text, declarationState, row.declarationState),
  },
  archiveState: { kind: 'text', width: 10, value: (row) => codeText(text, archiveState, row.archiveState) },
  returnReason: { kind: 'text', width: 36, value: (row) => row.returnReason },
  receiptDueOn: { kind: 'date', value: (row) => row.receiptDueOn },
  source: { kind: 'text', width: 12, value: (row) => codeText(text, recordSource, row.source) },
  submittedAt: { kind: 'instant', value: (row) => row.submittedAt },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
