import * as z from 'zod/mini'
import { code, date, id, pageNumber, pageSize, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { ledgerEvent } from './finance.codes.ts'

/** Both days included; without them this month up to today. */
const period = { dateBegin: z.optional(date), dateEnd: z.optional(date) }
export const StatementPeriod = z.strictObject(period)
export type StatementPeriod = z.infer<typeof StatementPeriod>

const filters = {
  ...period,
  currency: z._default(code(currency), currency.codes.RMB),
  event: z.optional(code(ledgerEvent)),
  /** Order number, contract number or the document's number. */
  keyword: z.optional(text(100)),
}
export const StatementQuery = z.strictObject({ pageNum: pageNumber, pageSize, ...filters })
export type StatementQuery = z.infer<typeof StatementQuery>

/** One movement. Debit raises what the company owes, credit lowers it; a negative balance is in the company's favour. */
export const StatementLine = z.object({
  id,
  entryId: id,
  occurredOn: date,
  event: z.string(),
  /** The kind of debt, and of fee (dictionary 1019), of what a reversal takes back, and of the entry itself otherwise. */
  itemKind: z.nullable(z.string()),
  feeKind: z.string(),
  /** The event and document that a reversal takes back. */
  reversedEvent: z.nullable(z.string()),
  reversedDocumentNo: z.nullable(z.string()),
  basis: z.string(),
  documentKind: z.string(),
  documentId: id,
  documentNo: z.string(),
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  /** How many orders received money was used for. */
  orderCount: z.number(),
  debit: z.string(),
  credit: z.string(),
  balance: z.string(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const StatementSum = z.object({
  currency: z.string(),
  opening: z.string(),
  debitCount: z.number(),
  debit: z.string(),
  creditCount: z.number(),
  credit: z.string(),
  closing: z.string(),
  /** The balance at the end of each day that had a movement. */
  points: z.array(z.object({ day: date, balance: z.string() })),
})
export type StatementSum = z.infer<typeof StatementSum>

export const StatementSummary = z.object({
  dateBegin: date,
  dateEnd: date,
  /** The currencies that ever had a movement, RMB first. */
  currencies: z.array(StatementSum),
})
export type StatementSummary = z.infer<typeof StatementSummary>

export const statementGroupings = ['order', 'contract', 'kind'] as const
export type StatementGrouping = (typeof statementGroupings)[number]
export const StatementGroupQuery = z.strictObject({
  ...period,
  currency: filters.currency,
  by: z.enum(statementGroupings),
})
export type StatementGroupQuery = z.infer<typeof StatementGroupQuery>

/** The movements of a period that have an order, a contract or a kind in common; a reversal is with what it takes back. */
export const StatementGroup = z.object({
  orderId: z.nullable(id),
  orderNo: z.string(),
  contractNo: z.string(),
  event: z.string(),
  itemKind: z.nullable(z.string()),
  feeKind: z.string(),
  count: z.number(),
  debit: z.string(),
  credit: z.string(),
  /** Debit less credit. */
  balance: z.string(),
})
export type StatementGroup = z.infer<typeof StatementGroup>

export const statementColumns = [
  'occurredOn',
  'event',
  'basis',
  'documentNo',
  'orderNo',
  'debit',
  'credit',
  'balance',
] as const
export type StatementColumn = (typeof statementColumns)[number]
export const StatementExport = z.strictObject(filters)
export type StatementExport = z.infer<typeof StatementExport>
