import * as z from 'zod/mini'
import { type Columns, type ExportedKey, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import {
  movementKind,
  palletType,
  periodStep,
  statisticsSubject,
  stockDirection,
  stockDocument,
  stockKind,
  warehousePlace,
} from './warehouse.codes.ts'
import { Warehouse } from './warehouse.ts'

/** A lot as lists show it. */
export const stockColumns = {
  /** Its own number, which the label's QR code has. */
  number: { kind: 'text', sort: 'plain', width: 18 },
  model: { kind: 'text', sort: 'plain', width: 24 },
  name: { kind: 'text', width: 24 },
  brand: { kind: 'text', width: 14 },
  origin: { kind: 'text', width: 8 },
  unit: { kind: 'text', width: 8 },
  lotNumber: { kind: 'text', sort: 'plain', width: 18 },
  batchNumber: { kind: 'text', sort: 'plain', width: 16 },
  dateCode: { kind: 'text', sort: 'plain', width: 10 },
  palletNumber: { kind: 'text', width: 14 },
  palletType: { kind: 'code', codes: palletType, isNullable: true, width: 12 },
  place: { kind: 'code', codes: warehousePlace, width: 10 },
  warehouseId: { kind: 'id', isExported: false },
  warehouseName: { kind: 'text', isJoined: true, width: 24 },
  location: { kind: 'text', isJoined: true, width: 14 },
  onHand: { kind: 'percent', sort: 'plain', width: 12 },
  reserved: { kind: 'percent', width: 12 },
  blocked: { kind: 'percent', width: 12 },
  available: { kind: 'percent', sort: 'plain', width: 12 },
  supplierName: { kind: 'text', isJoined: true, isNullable: true, width: 24 },
  orderId: { kind: 'id', isNullable: true, isExported: false },
  /** Of the order that the lot belongs or is bound to. */
  orderNo: { kind: 'text', isJoined: true, isNullable: true, width: 18 },
  storedOn: { kind: 'date', sort: 'plain' },
  days: { kind: 'integer', isComputed: true },
  /** The last day that costs nothing; null where the warehouse has no tariff. */
  freeUntil: { kind: 'date', isComputed: true, isNullable: true },
  /** Of the whole time so far. */
  costCurrency: { kind: 'text', isComputed: true, isNullable: true, width: 8 },
  cost: { kind: 'money', isComputed: true, isNullable: true },
} as const satisfies Columns
const shapes = shapesOf(stockColumns)

export const Stock = z.object(shapes.row)
export type Stock = z.infer<typeof Stock>

export const StockQuery = listQuery({
  filters: {
    /** 0: free lots; 1: lots of or bound to an order. */
    kind: z.optional(code(stockKind)),
    /** 1 Hong Kong, 2 Shenzhen. */
    place: z.optional(code(warehousePlace)),
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
    /** 1: only lots of which something is free to be taken. */
    isAvailable: z.optional(flag),
    /** 1: empty lots too, which are left out otherwise. */
    withEmpty: z.optional(flag),
    storedOnBegin: z.optional(date),
    storedOnEnd: z.optional(date),
    /** At least so many days in store. */
    daysBegin: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'field.number'))),
  },
  sortable: shapes.sortable,
})
export type StockQuery = z.infer<typeof StockQuery>
export type StockColumn = ExportedKey<typeof stockColumns>
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
})
export type StockSummary = z.infer<typeof StockSummary>

export const StockMovement = z.object({
  id,
  lotId: id,
  lotNo: z.string(),
  model: z.string(),
  kind: z.enum(movementKind.values as [string, ...string[]]),
  /** Changes; decimal text with a sign. */
  onHand: z.string(),
  reserved: z.string(),
  blocked: z.string(),
  /** On hand after it. */
  balance: z.nullable(z.string()),
  document: z.enum(stockDocument.values as [string, ...string[]]),
  documentId: z.nullable(id),
  documentNo: z.string(),
  fromLocation: z.string(),
  toLocation: z.string(),
  reason: z.string(),
  actor: z.string(),
  actorName: z.string(),
  at: instant,
})
export type StockMovement = z.infer<typeof StockMovement>

export const MovementQuery = listQuery({
  filters: {
    lotId: z.optional(id),
    kind: z.optional(code(movementKind)),
    direction: z.optional(code(stockDirection)),
    document: z.optional(code(stockDocument)),
    documentId: z.optional(id),
    place: z.optional(code(warehousePlace)),
    warehouseId: z.optional(id),
    supplierId: z.optional(id),
    /** Model, lot number or document number. */
    keyword: z.optional(text(100)),
    dayBegin: z.optional(date),
    dayEnd: z.optional(date),
  },
  sortable: ['at'],
})
export type MovementQuery = z.infer<typeof MovementQuery>

const ChargedPart = z.object({
  from: date,
  to: date,
  unit: z.number(),
  quantity: z.string(),
  rate: z.string(),
  currency: z.string(),
})
const LotReservation = z.object({
  document: z.string(),
  documentId: id,
  documentNo: z.string(),
  qty: z.string(),
  createdAt: instant,
})
/** The lot's own page. */
export const StockDetail = z.extend(Stock, {
  version: z.number(),
  initialQty: z.string(),
  pallets: z.string(),
  packages: z.string(),
  netWeight: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
  minimumPackQuantity: z.string(),
  inboundId: z.nullable(id),
  inboundNumber: z.nullable(z.string()),
  isDateCodeUnreadable: z.boolean(),
  movements: z.array(StockMovement),
  /** Live ones. */
  reservations: z.array(LotReservation),
  /** How the cost comes about, and which days were charged already. */
  costParts: z.array(ChargedPart),
  chargedUntil: z.nullable(date),
})
export type StockDetail = z.infer<typeof StockDetail>

export const LotCodeQuery = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1, 'field.required'), z.maxLength(200)),
})
export type LotCodeQuery = z.infer<typeof LotCodeQuery>

/** Free lots that could serve the lines of an order of stored goods. */
export const BindableStock = z.object({
  lines: z.array(
    z.object({
      lineId: id,
      model: z.string(),
      brand: z.string(),
      qty: z.string(),
      /** Of the order's bound lots and of the free ones together; less than nothing is missing. */
      available: z.string(),
      missing: z.string(),
      lots: z.array(
        z.object({
          lotId: id,
          number: z.string(),
          lotNumber: z.string(),
          batchNumber: z.string(),
          dateCode: z.string(),
          warehouseName: z.string(),
          location: z.string(),
          storedOn: date,
          available: z.string(),
          /** What first in, first out would take. */
          proposed: z.string(),
        }),
      ),
    }),
  ),
})
export type BindableStock = z.infer<typeof BindableStock>

/** Inbound and outbound orders in one list. */
export const WarehouseOrder = z.object({
  id,
  direction: z.number(),
  number: z.string(),
  /** By name, of the direction's machine. */
  state: z.string(),
  warehouseName: z.nullable(z.string()),
  partner: z.string(),
  lineCount: z.number(),
  qty: z.string(),
  /** When goods are to come or to leave. */
  plannedOn: z.nullable(date),
  createdAt: instant,
  updatedAt: instant,
})
export type WarehouseOrder = z.infer<typeof WarehouseOrder>
export const WarehouseOrderQuery = listQuery({
  filters: {
    direction: z.optional(code(stockDirection)),
    warehouseId: z.optional(id),
    keyword: z.optional(text(100)),
    /** 1: neither stored or completed nor cancelled. */
    isOpen: z.optional(flag),
    createdAtBegin: z.optional(date),
    createdAtEnd: z.optional(date),
  },
  sortable: ['number', 'plannedOn', 'createdAt'],
})
export type WarehouseOrderQuery = z.infer<typeof WarehouseOrderQuery>

export const StatisticsQuery = z.strictObject({
  dayBegin: z.optional(date),
  dayEnd: z.optional(date),
  step: z._default(code(periodStep), 'day'),
  by: z.optional(code(statisticsSubject)),
  place: z.optional(code(warehousePlace)),
  warehouseId: z.optional(id),
  supplierId: z.optional(id),
  model: z.optional(text(100)),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>
export const StockStatistics = z.object({
  dayBegin: date,
  dayEnd: date,
  /** Lots that the figures are of. */
  count: z.number(),
  opening: z.string(),
  closing: z.string(),
  in: z.string(),
  out: z.string(),
  /** Out ÷ average stock of the period; null without stock. */
  turnover: z.nullable(z.string()),
  /** Mean age in days of what lies there now, by quantity. */
  meanDays: z.nullable(z.string()),
  points: z.array(
    z.object({
      from: date,
      to: date,
      in: z.string(),
      out: z.string(),
      adjusted: z.string(),
      stock: z.string(),
    }),
  ),
  groups: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      in: z.string(),
      out: z.string(),
      stock: z.string(),
      lots: z.number(),
    }),
  ),
})
export type StockStatistics = z.infer<typeof StockStatistics>

/** A warehouse with what of the company's lies there now. */
export const WarehouseInfo = z.extend(Warehouse, {
  /** Degrees, where the provider gave them. */
  latitude: z.nullable(z.string()),
  longitude: z.nullable(z.string()),
  rules: z.string(),
  tariff: z.nullable(
    z.object({
      validFrom: date,
      freeDays: z.number(),
      unit: z.number(),
      rate: z.string(),
      currency: z.string(),
    }),
  ),
  lots: z.number(),
  models: z.number(),
  onHand: z.string(),
  available: z.string(),
})
export type WarehouseInfo = z.infer<typeof WarehouseInfo>
