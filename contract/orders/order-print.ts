import * as z from 'zod/mini'
import { OrderDetail } from './order.ts'

/** What is printed of a line besides the record's own fields: codes in words. */
export const OrderPrint = z.object({
  order: OrderDetail,
  company: z.object({
    name: z.string(),
    creditCode: z.string(),
    customsCode: z.string(),
    address: z.string(),
    phone: z.string(),
  }),
  /** As long as it was not submitted, the print says so across the page. */
  isDraft: z.boolean(),
  printedAt: z.string(),
  printedBy: z.string(),
  /** Names in the caller's language by code, of those the order has. */
  names: z.object({
    countries: z.record(z.string(), z.string()),
    units: z.record(z.string(), z.string()),
    packings: z.record(z.string(), z.string()),
  }),
})
export type OrderPrint = z.infer<typeof OrderPrint>
