import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { date, id, idList, text } from '../kernel/schema.ts'

/** For how many orders an invoice can be asked for at once. */
export const ordersPerRequest = 200

/** A debt of which something was paid and is on no invoice yet. */
export const Invoiceable = z.object({
  id,
  kind: z.string(),
  feeKind: z.string(),
  documentNo: z.string(),
  basis: z.string(),
  currency: z.string(),
  orderId: z.nullable(id),
  orderNo: z.string(),
  orderKind: z.nullable(z.number()),
  settled: z.string(),
  claimed: z.string(),
  left: z.string(),
  rate: z.number(),
  /** Ten days after the first payment that is not on an invoice. */
  dueOn: z.nullable(date),
})
export type Invoiceable = z.infer<typeof Invoiceable>
export const InvoiceableQuery = listQuery({
  filters: {
    /** Order or document number. */
    keyword: z.optional(text(100)),
    orderId: z.optional(id),
    /** Only items of these orders. */
    orderIds: z.optional(idList),
  },
  sortable: ['orderNo', 'left', 'dueOn'],
})
export type InvoiceableQuery = z.infer<typeof InvoiceableQuery>
