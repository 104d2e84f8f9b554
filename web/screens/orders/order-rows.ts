import { orderLines, orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and an order's lines; a model carries the product it stands for. */
export const orderRows = createRowReader(orderLines, { mostRows: orderLinesAtMost })
