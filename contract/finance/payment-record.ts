import * as z from 'zod/mini'
import { type Columns, type ExportedKey, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { ledgerEvent } from './finance.codes.ts'

/** What a movement of money was used for. */
export const MoneyUse = z.object({
  /** The id of the use, for taking it back. */
  id,
  itemId: z.nullable(id),
  itemKind: z.nullable(z.string()),
  feeKind: z.string(),
  documentNo: z.string(),
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  amount: z.string(),
})
export type MoneyUse = z.infer<typeof MoneyUse>

/** Money in and out, newest first. */
export const paymentRecordColumns = {
  occurredOn: { kind: 'date', sort: 'plain' },
  direction: { kind: 'text', isComputed: true, row: z.enum(['in', 'out']), width: 8 },
  event: { kind: 'code', codes: ledgerEvent, isComputed: true, row: z.string(), width: 14 },
  documentKind: { kind: 'text', isJoined: true, isExported: false },
  documentId: { kind: 'id', isJoined: true, isExported: false },
  documentNo: { kind: 'text', isJoined: true, width: 18 },
  counterparty: { kind: 'text', isJoined: true, width: 30 },
  bankReference: { kind: 'text', isJoined: true, width: 24 },
  orderId: { kind: 'id', isJoined: true, isNullable: true, isExported: false },
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  currency: { kind: 'text', sort: 'plain', width: 8 },
  amount: { kind: 'money', isJoined: true, sort: 'plain' },
  basis: { kind: 'text', isJoined: true, width: 30 },
  /** What is not used yet of money that came in. */
  unused: { kind: 'money', isJoined: true, isNullable: true },
  uses: { kind: 'text', isComputed: true, row: z.array(MoneyUse), width: 40 },
  /** It was taken back by a counter-entry, or is one. */
  isReversed: { kind: 'flag', isJoined: true, width: 8 },
} as const satisfies Columns
const shapes = shapesOf(paymentRecordColumns)

export const PaymentRecord = z.object(shapes.row)
export type PaymentRecord = z.infer<typeof PaymentRecord>

export const PaymentRecordQuery = listQuery({
  filters: {
    /** Document, order, counterparty or the bank's reference. */
    keyword: z.optional(text(100)),
    direction: z.optional(z.enum(['in', 'out'])),
    event: z.optional(code(ledgerEvent)),
    currency: z.optional(code(currency)),
    orderId: z.optional(id),
    /** One receipt or payment, where a message leads to it. */
    voucherId: z.optional(id),
    occurredOnBegin: z.optional(date),
    occurredOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type PaymentRecordQuery = z.infer<typeof PaymentRecordQuery>
export type PaymentRecordColumn = ExportedKey<typeof paymentRecordColumns>
export const PaymentRecordExport = exportQuery(PaymentRecordQuery, shapes.exported)
export type PaymentRecordExport = z.infer<typeof PaymentRecordExport>
