import type { Order } from './order.ts'

/** What a list of orders always asks for: its usual columns, the steps of a row and of a selection, the row's preview. */
export const usualOrderFields = [
  'orderNo',
  'modelType',
  'state',
  'stateLabel',
  'orderDate',
  'supplierId',
  'supplierName',
  'customerName',
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

/** As the address of the list's call has them. */
export const usualOrderColumns = usualOrderFields.join(',')
