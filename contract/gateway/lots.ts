import * as z from 'zod/mini'
import { code, date, id, optionalText, requiredText } from '../kernel/schema.ts'
import { measures } from '../office/stock.ts'
import { LocationSave } from '../office/storage.ts'
import { goodsDays, positive, quantity } from '../office/warehouse.ts'
import { inspectionState, lotQuality } from '../warehouse/warehouse.codes.ts'
import { page, stamps } from './warehouse.ts'

export const LotsQuery = z.strictObject({
  ...page,
  warehouseId: z.optional(id),
  orderId: z.optional(id),
  quality: z.optional(code(lotQuality)),
  inspectionState: z.optional(code(inspectionState)),
  model: z.optional(z.string().check(z.maxLength(100))),
  /** The last expiry day that is asked for. */
  expiresOnEnd: z.optional(date),
})
export const ErpLot = z.object({
  id,
  companyId: id,
  number: z.string(),
  warehouseId: id,
  locationId: z.nullable(id),
  orderId: z.nullable(id),
  model: z.string(),
  name: z.string(),
  brand: z.string(),
  origin: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  producedOn: z.nullable(date),
  expiresOn: z.nullable(date),
  /** 0 good, 1 damaged, 2 wrong goods. */
  quality: z.number(),
  /** 0 to inspect, 1 inspected. */
  inspectionState: z.number(),
  palletNumber: z.string(),
  onHand: z.string(),
  reserved: z.string(),
  blocked: z.string(),
  available: z.string(),
  storedOn: date,
  ...stamps,
})

const reference = requiredText(100)
const warehouseCode = requiredText(20)
/** A lot of a company, by the number on its label. */
const lot = { companyId: id, lotNumber: requiredText(40) }

/** The ERP knows a place by its warehouse and its code. */
export const ErpLocation = z.strictObject({
  ...z.omit(LocationSave, { id: true, version: true, warehouseId: true }).shape,
  warehouseCode,
})
export type ErpLocation = z.infer<typeof ErpLocation>

/** One lot, or a part of it: moved, kept from being taken, free again, of another quality; or what it measures. */
export const ErpMovement = z.strictObject({
  reference,
  kind: z.enum(['move', 'block', 'unblock', 'grade', 'measure', 'inspect', 'date']),
  ...lot,
  /** Absent: the whole lot is moved. Blocking always says how much. */
  qty: z.optional(positive),
  /** The warehouse to which a move goes; absent: it stays within the lot's own. */
  warehouseCode: z.optional(warehouseCode),
  locationCode: z.optional(requiredText(20)),
  /** What a grade says: 0 good, 1 damaged, 2 wrong goods. */
  quality: z.optional(code(lotQuality)),
  /** What an inspection says: 0 to inspect, 1 inspected. */
  inspectionState: z.optional(code(inspectionState)),
  /** A measure is that of the whole lot as it came in. */
  ...measures,
  /** The day of a date; null takes a day away. */
  ...goodsDays,
  reason: optionalText(500),
})
export type ErpMovement = z.infer<typeof ErpMovement>

export const ErpStocktaking = z.strictObject({
  reference,
  warehouseCode,
  note: requiredText(500),
  counts: z
    .array(z.strictObject({ ...lot, counted: quantity, reason: optionalText(500) }))
    .check(z.minLength(1), z.maxLength(1000)),
})
export type ErpStocktaking = z.infer<typeof ErpStocktaking>
