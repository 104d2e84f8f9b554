import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { flagCode } from '../kernel/record.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { scoreMeasure, scoreOutcome, scorePaper, scoreVerdict } from './supplier-score.codes.ts'

/** The day of an order, or on which goods were announced that belong to none. */
const period = { orderDateBegin: z.optional(date), orderDateEnd: z.optional(date) }

export const scoreColumns = ['name', 'number', 'records', ...scoreMeasure.keys] as const

export const SupplierScoreQuery = listQuery({
  filters: { keyword: z.optional(text(100)), supplierId: z.optional(id), ...period },
  sortable: scoreColumns,
})
export type SupplierScoreQuery = z.infer<typeof SupplierScoreQuery>
export const SupplierScoreExport = exportQuery(SupplierScoreQuery, scoreColumns)
export type SupplierScoreExport = z.infer<typeof SupplierScoreExport>

const Figure = z.object({
  /** Good and bad ones; the rate is the share of the good, in percent, null where there are none. */
  cases: z.number(),
  good: z.number(),
  bad: z.number(),
  /** Not in the rate: undecided, or without anything to compare. */
  left: z.number(),
  rate: z.nullable(z.string()),
})
export const SupplierScore = z.object({
  /** The supplier's. */
  id,
  number: z.string(),
  name: z.string(),
  isOverseas: flagCode,
  /** Orders and inbound orders of the period. */
  records: z.number(),
  delivery: Figure,
  receipt: Figure,
  price: Figure,
  document: Figure,
})
export type SupplierScore = z.infer<typeof SupplierScore>

export const caseColumns = [
  'recordNo',
  'orderDate',
  'verdict',
  'paper',
  'model',
  'dueOn',
  'cameOn',
  'days',
  'differences',
  'before',
  'price',
  'currency',
  'change',
  'beforeOrderNo',
] as const
export const ScoreCaseQuery = listQuery({
  filters: {
    supplierId: id,
    measure: code(scoreMeasure),
    outcome: z.optional(code(scoreOutcome)),
    verdict: z.optional(code(scoreVerdict)),
    ...period,
  },
  sortable: caseColumns,
})
export type ScoreCaseQuery = z.infer<typeof ScoreCaseQuery>
export const ScoreCaseExport = exportQuery(ScoreCaseQuery, caseColumns)
export type ScoreCaseExport = z.infer<typeof ScoreCaseExport>

/** One row behind a figure; what a measure does not have is null. */
export const ScoreCase = z.object({
  id: z.string(),
  verdict: z.string(),
  recordKind: z.enum(['order', 'inbound']),
  recordId: id,
  recordNo: z.string(),
  orderDate: z.nullable(date),
  paper: z.nullable(code(scorePaper)),
  model: z.nullable(z.string()),
  dueOn: z.nullable(date),
  cameOn: z.nullable(date),
  days: z.nullable(z.number()),
  differences: z.array(z.object({ kind: z.number(), qty: z.string(), model: z.string() })),
  before: z.nullable(z.string()),
  price: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** The change in percent, with its sign. */
  change: z.nullable(z.string()),
  beforeOrderId: z.nullable(id),
  beforeOrderNo: z.nullable(z.string()),
})
export type ScoreCase = z.infer<typeof ScoreCase>

export const supplierScoreApi = {
  'GET report/online/supplierScore/list': {
    access: 'report-supplierScore-view',
    summary:
      'Suppliers with their rates of a period: deliveries on time, receipts as ordered, prices, papers in time; of the orders and inbound orders that one may see.',
    query: SupplierScoreQuery,
    rows: SupplierScore,
  },
  'GET report/online/supplierScore/export': {
    access: 'report-supplierScore-export',
    summary: 'The same as a workbook, in the given columns.',
    query: SupplierScoreExport,
    binary: true,
  },
  'GET report/online/supplierScore/case/list': {
    access: 'report-supplierScore-view',
    summary: 'The rows behind a supplier’s rate.',
    query: ScoreCaseQuery,
    rows: ScoreCase,
  },
  'GET report/online/supplierScore/case/export': {
    access: 'report-supplierScore-export',
    summary: 'The same as a workbook, in the given columns.',
    query: ScoreCaseExport,
    binary: true,
  },
} as const satisfies ApiTable
