import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag } from '../kernel/record.ts'
import { code, id, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { paymentApplicationState, paymentQueryState } from './payment.codes.ts'
import { shapes } from './payment-application.ts'

export const PaymentApplicationQuery = listQuery({
  filters: {
    /** Number, supplier, account name, bank or an order's number. */
    keyword: z.optional(text(100)),
    state: z.optional(code(paymentApplicationState)),
    /** 0 unreviewed, 1 reviewed by the provider. */
    reviewState: z.optional(code(paymentQueryState)),
    currency: z.optional(code(currency)),
    supplierId: z.optional(id),
    orderId: z.optional(id),
    isMine: z.optional(flag),
    /** 1: with the provider, and the company's money for it has not come in full. */
    isAwaitingMoney: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type PaymentApplicationQuery = z.infer<typeof PaymentApplicationQuery>

/** How many applications are in each state, and how many of those to release wait for the member who asks. */
export const PaymentApplicationCounts = z.object({
  all: z.number(),
  toRelease: z.number(),
  unreviewed: z.number(),
  arranged: z.number(),
  paid: z.number(),
  rejected: z.number(),
  cancelled: z.number(),
  /** Applications of others that the member may release. */
  waitsForMe: z.number(),
  /** One's own that a second member has not released yet. */
  ownToRelease: z.number(),
})
export type PaymentApplicationCounts = z.infer<typeof PaymentApplicationCounts>

export const PaymentApplicationExport = exportQuery(PaymentApplicationQuery, shapes.exported)
export type PaymentApplicationExport = z.infer<typeof PaymentApplicationExport>
