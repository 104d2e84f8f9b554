import * as z from 'zod/mini'
import { type Columns, type ExportedKey, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { ageingBucket, itemKind } from './finance.codes.ts'

/** An item with something outstanding. */
export const debtColumns = {
  dueOn: { kind: 'date', sort: 'plain' },
  /** Below zero while it is not due. */
  daysPastDue: { kind: 'integer', isComputed: true },
  bucket: { kind: 'text', isComputed: true, codes: ageingBucket, row: z.string(), isExported: false },
  kind: { kind: 'text', width: 14 },
  /** Dictionary 1019, for a fee. */
  feeKind: { kind: 'text', isExported: false },
  basis: { kind: 'text', width: 30 },
  orderId: { kind: 'id', isNullable: true, isExported: false },
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  documentKind: { kind: 'text', isExported: false },
  documentId: { kind: 'id', isExported: false },
  documentNo: { kind: 'text', width: 18 },
  /** The open dispute about the fee, if there is one. */
  disputeId: { kind: 'id', isJoined: true, isNullable: true, isExported: false },
  currency: { kind: 'text', sort: 'plain', width: 8 },
  amount: { kind: 'money', sort: 'plain' },
  settled: { kind: 'money' },
  outstanding: { kind: 'money', sort: 'plain' },
  incurredOn: { kind: 'date', sort: 'plain' },
} as const satisfies Columns
const shapes = shapesOf(debtColumns)

export const Debt = z.object(shapes.row)
export type Debt = z.infer<typeof Debt>

export const DebtQuery = listQuery({
  filters: {
    /** Order number, document number or basis. */
    keyword: z.optional(text(100)),
    currency: z.optional(code(currency)),
    kind: z.optional(code(itemKind)),
    bucket: z.optional(code(ageingBucket)),
    /** 1: past due. */
    isOverdue: z.optional(flag),
    /** 1: due within thirty days. */
    isDueSoon: z.optional(flag),
    /** 1: a dispute is open. */
    isDisputed: z.optional(flag),
    orderId: z.optional(id),
    dueOnBegin: z.optional(date),
    dueOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type DebtQuery = z.infer<typeof DebtQuery>

export type DebtColumn = ExportedKey<typeof debtColumns>
export const DebtExport = exportQuery(DebtQuery, shapes.exported)
export type DebtExport = z.infer<typeof DebtExport>

const buckets = {
  notDue: z.string(),
  upTo30: z.string(),
  upTo60: z.string(),
  upTo90: z.string(),
  over90: z.string(),
  total: z.string(),
}
export const Ageing = z.object(buckets)
export type Ageing = z.infer<typeof Ageing>

export const DebtSummary = z.object({
  asOf: instant,
  currencies: z.array(z.object({ currency: z.string(), ...buckets })),
  /** All currencies at today's bank rate: an estimate. A currency without a rate is in `unrated`. */
  inRmb: Ageing,
  overdueInRmb: z.string(),
  unrated: z.array(z.string()),
  rates: z.array(z.object({ currency: z.string(), rate: z.string(), day: date })),
  /** The company's money that the provider holds and has not used. */
  deposits: z.array(z.object({ currency: z.string(), free: z.string(), earmarked: z.string() })),
  counts: z.object({ all: z.number(), overdue: z.number(), dueSoon: z.number(), disputed: z.number() }),
})
export type DebtSummary = z.infer<typeof DebtSummary>
