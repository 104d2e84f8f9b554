import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange } from '../kernel/record.ts'
import { code, id, text } from '../kernel/schema.ts'
import { receivingMode } from '../orders/order.codes.ts'
import { shapes } from './inbound.ts'
import { inspectionState, storageType } from './warehouse.codes.ts'
import { inboundState } from './warehouse-order.codes.ts'

export const InboundQuery = listQuery({
  filters: {
    /** Number, supplier, or a line's model. */
    keyword: z.optional(text(100)),
    state: z.optional(code(inboundState)),
    inspectionState: z.optional(code(inspectionState)),
    supplierId: z.optional(id),
    warehouseId: z.optional(id),
    arrivalMode: z.optional(code(receivingMode)),
    storageType: z.optional(code(storageType)),
    /** 1: a difference waits for the customer. */
    hasDifference: z.optional(code({ values: [0, 1] as const })),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type InboundQuery = z.infer<typeof InboundQuery>
export const InboundExport = exportQuery(InboundQuery, shapes.exported)
export type InboundExport = z.infer<typeof InboundExport>

/** Lines to put into the form, from goods that are known already. */
export const InboundSourceQuery = z.strictObject({
  inboundId: z.optional(id),
  productIds: z.optional(z.union([z.array(id), z.string().check(z.maxLength(2000))])),
})
export type InboundSourceQuery = z.infer<typeof InboundSourceQuery>
