import * as z from 'zod/mini'
import { type Columns, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, text } from '../kernel/schema.ts'
import { Sum } from '../kernel/sums.ts'
import { inspectionState, lotQuality, palletType, stockKind, warehousePlace } from './warehouse.codes.ts'

/** A lot as lists show it. */
export const stockColumns = {
  /** Its own number, which the label's QR code has. */
  number: { kind: 'text', sort: 'plain', width: 18 },
  model: { kind: 'text', isCopied: true, sort: 'plain', width: 24 },
  name: { kind: 'text', width: 24 },
  brand: { kind: 'text', width: 14 },
  origin: { kind: 'text', dictionary: 1001, width: 14 },
  unit: { kind: 'text', dictionary: 1003, width: 8 },
  lotNumber: { kind: 'text', isCopied: true, sort: 'plain', width: 18 },
  batchNumber: { kind: 'text', isCopied: true, sort: 'plain', width: 16 },
  dateCode: { kind: 'text', sort: 'plain', width: 10 },
  producedOn: { kind: 'date', isNullable: true, sort: 'plain' },
  expiresOn: { kind: 'date', isNullable: true, sort: 'plain' },
  /** Until the goods expire; negative once they are. */
  daysLeft: { kind: 'integer', isComputed: true, isNullable: true, width: 10 },
  palletNumber: { kind: 'text', width: 14 },
  palletType: { kind: 'code', codes: palletType, isNullable: true, width: 12 },
  place: { kind: 'code', codes: warehousePlace, width: 10 },
  quality: { kind: 'code', codes: lotQuality, width: 10 },
  inspectionState: { kind: 'code', codes: inspectionState, width: 10 },
  warehouseId: { kind: 'id', isExported: false },
  warehouseName: { kind: 'text', isJoined: true, width: 24 },
  location: { kind: 'text', isJoined: true, width: 14 },
  /** What belongs to the stock that is asked for: a lot bound in part has a share in the customer's and one in the orders'. */
  onHand: { kind: 'quantity', sort: 'plain', width: 12 },
  reserved: { kind: 'quantity', width: 12 },
  blocked: { kind: 'quantity', width: 12 },
  available: { kind: 'quantity', sort: 'plain', width: 12 },
  supplierName: { kind: 'text', isJoined: true, isNullable: true, width: 24 },
  orderId: { kind: 'id', isNullable: true, isExported: false },
  /** The order that the lot belongs or is bound to. */
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  storedOn: { kind: 'date', sort: 'plain' },
  days: { kind: 'integer', isComputed: true },
  /** The last day that costs nothing; null where the warehouse has no tariff. */
  freeUntil: { kind: 'date', isComputed: true, isNullable: true },
  /** Covers the whole time so far, as far as it is in the currency of the warehouse that the lot lies in. */
  costCurrency: { kind: 'text', isComputed: true, isNullable: true, width: 8 },
  cost: { kind: 'money', isComputed: true, isNullable: true },
  /** Amounts in other currencies, of warehouses that the lot lay in before. */
  costElsewhere: { kind: 'text', isComputed: true, width: 16 },
  /** Storage is charged by something that is not known of the lot: weight, volume or packages. */
  isUnmeasured: { kind: 'flag', isComputed: true, width: 12 },
  /** What one more day costs once the free time is over. */
  costPerDay: { kind: 'money', isComputed: true, isNullable: true },
} as const satisfies Columns
const shapes = shapesOf(stockColumns)

export const Stock = z.object({
  ...shapes.row,
  /** What it cost in each currency of the warehouses that the lot lay in. */
  costs: z.array(z.object({ currency: z.string(), amount: z.string() })),
})
export type Stock = z.infer<typeof Stock>

export const StockQuery = listQuery({
  filters: {
    /** 0: free lots; 1: lots of or bound to an order. */
    kind: z.optional(code(stockKind)),
    /** 1 Hong Kong, 2 Shenzhen. */
    place: z.optional(code(warehousePlace)),
    quality: z.optional(code(lotQuality)),
    inspectionState: z.optional(code(inspectionState)),
    warehouseId: z.optional(id),
    orderId: z.optional(id),
    supplierId: z.optional(id),
    /** Number, model, lot or batch number, order number. */
    keyword: z.optional(text(100)),
    model: z.optional(text(100)),
    lotNumber: z.optional(text(60)),
    batchNumber: z.optional(text(60)),
    dateCode: z.optional(text(20)),
    palletNumber: z.optional(text(60)),
    /** 1: expired, 0: not, also without a day of expiry. */
    isExpired: z.optional(flag),
    /** Not expired yet, and at most so many days away from it. */
    expiresWithin: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'field.number'))),
    /** 1: not expired yet, and within the widest of the company’s days ahead. */
    isNearExpiry: z.optional(flag),
    producedOnBegin: z.optional(date),
    producedOnEnd: z.optional(date),
    expiresOnBegin: z.optional(date),
    expiresOnEnd: z.optional(date),
    /** 1: only lots of which something is free to be taken. */
    isAvailable: z.optional(flag),
    /** 1: empty lots too, which are left out otherwise. */
    withEmpty: z.optional(flag),
    storedOnBegin: z.optional(date),
    storedOnEnd: z.optional(date),
    /** 1: the free time ends within `freeEndingDays`. */
    isFreeEnding: z.optional(flag),
    /** 1: the free time is over. */
    isCharged: z.optional(flag),
    /** 1: something is blocked. */
    isBlocked: z.optional(flag),
    /** 1: the tariff charges by something that is not known of the lot. */
    isUnmeasured: z.optional(flag),
    /** The lot has been in store at least so many days. */
    daysBegin: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'field.number'))),
  },
  sortable: shapes.sortable,
})
export type StockQuery = z.infer<typeof StockQuery>
export const StockExport = exportQuery(StockQuery, shapes.exported)
export type StockExport = z.infer<typeof StockExport>

/** Sums of what a list's filter leaves. */
export const StockSummary = z.object({
  /** Lots. */
  count: z.number(),
  models: z.number(),
  onHand: z.string(),
  reserved: z.string(),
  blocked: z.string(),
  available: z.string(),
  /** Lots of the list's sections among them. */
  freeEnding: z.number(),
  charged: z.number(),
  aged: z.number(),
  withBlocked: z.number(),
  withoutAvailable: z.number(),
  expired: z.number(),
  /** Not expired yet, and within the widest of `expiryDays`. */
  nearExpiry: z.number(),
  /** The company's days ahead, the closest first. */
  expiryDays: z.array(z.number()),
})
export type StockSummary = z.infer<typeof StockSummary>

/** What lots of a filter cost until today, by currency; null where they are too many to compute. */
export const StockCost = z.object({ sums: z.nullable(z.array(Sum)) })
export type StockCost = z.infer<typeof StockCost>

export const LotCodeQuery = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, 'field.required'), z.maxLength(200)),
})
export type LotCodeQuery = z.infer<typeof LotCodeQuery>
