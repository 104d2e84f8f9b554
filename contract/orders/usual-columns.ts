import type { GeneralModelType } from './order.codes.ts'
import type { Order } from './order.ts'

/** What a list of orders always asks for: its usual columns but the partner's name, and the steps of a row and of a selection. */
export const usualOrderFields = [
  'orderNo',
  'modelType',
  'state',
  'stateLabel',
  'orderDate',
  'currency',
  'orderAmount',
  'appliedAmount',
  'unpaidAmount',
  'paymentState',
  'invoicingState',
  'returnReason',
  'receivingState',
  'signState',
  'priceAudit',
  'isWarehouseType',
  'isContractSigned',
  'receiptDueOn',
  'isReceiptDueOpen',
] as const satisfies readonly (keyof Order)[]

/** An order as far as every list has read it. */
export type ListedOrder = Pick<Order, 'id' | (typeof usualOrderFields)[number]>

/** As the address of a call has them; exports are identified by their buyer, all other orders by their seller. */
export const usualOrderColumns = (kind: GeneralModelType): string =>
  columnsWith([kind === 'export' ? 'customerName' : 'supplierName'])

/** The same with what further columns read, in one order, so that the same columns are the same address. */
export const columnsWith = (further: readonly string[]): string => {
  const usual: readonly string[] = usualOrderFields
  const more = further.filter((name) => !usual.includes(name))
  return [...usual, ...[...new Set(more)].toSorted()].join(',')
}
