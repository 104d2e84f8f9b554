import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, detailShape, flag } from '../kernel/record.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { taxBillKind, taxBillState } from './customs.codes.ts'

/** Customs' taxes are in RMB. */
export const taxBillColumns = {
  number: { kind: 'text', sort: 'plain', width: 24 },
  state: { kind: 'code', codes: taxBillState, width: 14 },
  kind: { kind: 'text', width: 12 },
  declarationId: { kind: 'id', isExported: false },
  declarationNo: { kind: 'text', isJoined: true, width: 22 },
  orderId: { kind: 'id', isExported: false },
  orderNo: { kind: 'text', isJoined: true, sort: 'plain', width: 18 },
  amount: { kind: 'money', sort: 'plain' },
  issuedOn: { kind: 'date', sort: 'plain' },
  dueOn: { kind: 'date', sort: 'plain' },
  paidOn: { kind: 'date', isNullable: true, sort: 'plain' },
  /** The charge of an open bill is today's, that of a paid bill stands as on the day it was paid. */
  daysLate: { kind: 'integer', isJoined: true },
  /** What customs would add for these days; not part of the amount. */
  lateCharge: {
    kind: 'money',
    isComputed: true,
    withheld: { erp: 'It follows from amount and daysLate, and customs says what is due.' },
  },
  /** Why it differs from the declared tax, where it does. */
  differenceReason: { kind: 'text', isLong: true, width: 30 },
  note: { kind: 'text', isLong: true, width: 30 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(taxBillColumns)

export const TaxBill = z.object(shapes.row)
export type TaxBill = z.infer<typeof TaxBill>

export const TaxBillDetail = z.extend(TaxBill, {
  ...detailShape,
  /** The voucher's number of a bill that the provider paid. */
  voucherNo: z.string(),
  attachments: z.array(Attachment),
})
export type TaxBillDetail = z.infer<typeof TaxBillDetail>

export const TaxBillQuery = listQuery({
  filters: {
    /** Bill, declaration or order number. */
    keyword: z.optional(text(100)),
    state: z.optional(code(taxBillState)),
    kind: z.optional(code(taxBillKind)),
    orderId: z.optional(id),
    declarationId: z.optional(id),
    /** 1: open after its due date. */
    isOverdue: z.optional(flag),
    issuedOnBegin: z.optional(date),
    issuedOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type TaxBillQuery = z.infer<typeof TaxBillQuery>

export const TaxBillExport = exportQuery(TaxBillQuery, shapes.exported)
export type TaxBillExport = z.infer<typeof TaxBillExport>

const figure = z.object({ count: z.number(), amount: z.string() })
export const TaxBillSummary = z.object({
  open: figure,
  overdue: z.extend(figure, { lateCharge: z.string() }),
  /** Due within the next five days. */
  dueSoon: figure,
  /** What was paid since the first of January. */
  paidThisYear: figure,
})
export type TaxBillSummary = z.infer<typeof TaxBillSummary>
