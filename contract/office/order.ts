import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { archiveState } from '../kernel/record.codes.ts'
import { createdRange } from '../kernel/record.ts'
import { code, date, id, ids, instant, requiredText, text } from '../kernel/schema.ts'
import { SubmitResult } from '../kernel/system.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { orderKind, shippingState } from '../orders/order.codes.ts'
import { Order, OrderDetail } from '../orders/order.ts'
import { orderLinesAtMost } from '../orders/order-line.ts'
import { orderStateFilters } from '../orders/order-query.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { reportedKinds } from '../warehouse/receipt.rules.ts'
import type { StepName } from './kinds.ts'
import { ownedBy, reviewed } from './record.ts'
import { goodsDays, positive } from './warehouse.ts'

/** Steps that need no more than a note or a reason: these can be taken for many orders at once. */
export const bulkSteps = [
  'auditPass',
  'auditFail',
  'return',
  'cancel',
  'declare',
  'clear',
  'arrive',
  'depart',
  'dispatch',
  'sign',
  'complete',
] as const satisfies readonly StepName<'order'>[]

const { orderNo, modelType, state, stateLabel, auditStatus, orderDate } = Order.shape
const stated = { orderNo, modelType, state, stateLabel, auditStatus, orderDate }

export const OfficeOrder = z.object({
  id,
  ...ownedBy,
  ...stated,
  supplierName: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  lineCount: z.number(),
  priceAudit: z.nullable(z.number()),
  receivingState: z.number(),
  shippingState: z.number(),
  declarationState: z.number(),
  archiveState: z.number(),
  /** The steps that the machine and the caller's roles allow now. */
  steps: z.array(z.string()),
  submittedAt: z.nullable(instant),
  updatedAt: instant,
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

export const OfficeOrderQuery = listQuery({
  filters: {
    /** Order number, customer or supplier. */
    keyword: z.optional(text(100)),
    modelType: z.optional(code(orderKind)),
    ...orderStateFilters,
    shippingState: z.optional(code(shippingState)),
    companyId: z.optional(id),
    ...createdRange,
  },
  sortable: ['orderNo', 'submittedAt', 'updatedAt', 'orderAmount'],
})
export type OfficeOrderQuery = z.infer<typeof OfficeOrderQuery>

export const OrderReview = z.extend(OrderDetail, reviewed)
export type OrderReview = z.infer<typeof OrderReview>

const qty = z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'))
/** Goods that are damaged or wrong, with photos that were uploaded for the order. */
const badGoods = z.strictObject({
  kind: code({ values: reportedKinds }),
  qty: positive,
  reason: requiredText(500),
  fileIds: z.optional(z.array(id).check(z.maxLength(10))),
})
/** What came in this time of each line, what of it is damaged or wrong, and why the rest of it does not come any more. */
export const receiptLines = z
  .array(
    z.strictObject({
      lineId: id,
      qty,
      /** As they are printed on the goods. Goods of one line that differ in them are several entries of it. */
      ...goodsDays,
      batchNumber: z.optional(text(60)),
      shortage: z.optional(requiredText(500)),
      differences: z.optional(z.array(badGoods).check(z.maxLength(reportedKinds.length))),
    }),
  )
  .check(z.maxLength(orderLinesAtMost))
/** What came in this time, line by line; without lines all that is still open. */
export const ReceiveInput = z.strictObject({
  lines: z.optional(receiptLines),
  note: z.optional(text(500)),
})
export type ReceiveInput = z.infer<typeof ReceiveInput>
/** With what of the goods is still open: all of it where nothing was counted before. */
export const ArriveInput = ReceiveInput
export const ArchiveInput = z.strictObject({ archiveState: code(archiveState) })

export const ClearInput = z.strictObject({ note: z.optional(text(500)), exportedOn: z.optional(date) })
export const PriceAuditInput = z.strictObject({ priceAudit: code(priceAudit), reason: z.optional(text(500)) })
export const DeclarationInput = z.strictObject({
  declarationState: code(declarationState),
  note: z.optional(text(500)),
})

export const BulkStep = z.strictObject({
  ids,
  step: z.enum(bulkSteps),
  reason: z.optional(requiredText(500)),
})
export type BulkStep = z.infer<typeof BulkStep>
/** What became of each, on its own. */
export const BulkResult = SubmitResult
export type BulkResult = z.infer<typeof BulkResult>
