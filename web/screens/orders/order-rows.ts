import { lineColumnKeys } from '@quayside/contract/orders/line-columns.ts'
import { OrderLineDraft, orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and an order's lines. The total is always computed; a model carries the product it stands for. */
export const orderRows = createRowReader<OrderLineDraft>({
  schema: OrderLineDraft,
  keys: [...lineColumnKeys.filter((key) => key !== 'totalMoney'), 'productId'],
  mostRows: orderLinesAtMost,
})
