import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { code, id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import { Stock, StockQuery } from '../warehouse/stock.ts'
import { StockDetail } from '../warehouse/stock-detail.ts'
import { inspectionState, lotQuality } from '../warehouse/warehouse.codes.ts'
import { ownedBy } from './record.ts'
import { goodsDays, positive, quantity } from './warehouse.ts'

export const OfficeStockQuery = z.extend(StockQuery, { companyId: z.optional(id) })
export type OfficeStockQuery = z.infer<typeof OfficeStockQuery>
export const OfficeStock = z.extend(Stock, ownedBy)
export type OfficeStock = z.infer<typeof OfficeStock>
export const OfficeStockDetail = z.extend(StockDetail, ownedBy)
export type OfficeStockDetail = z.infer<typeof OfficeStockDetail>

const lots = <S extends z.ZodMiniType>(lot: S) => z.array(lot).check(z.minLength(1), z.maxLength(1000))

/** To another place of the same warehouse, or to another warehouse; a part becomes a lot of its own. */
export const MoveLots = z.strictObject({
  lots: lots(
    z.strictObject({
      lotId: id,
      locationId: z._default(z.nullable(id), null),
      warehouseId: z.optional(id),
      qty: z.optional(positive),
    }),
  ),
  reason: optionalText(500),
})
export type MoveLots = z.infer<typeof MoveLots>

export const BlockLots = z.strictObject({
  lots: lots(z.strictObject({ lotId: id, qty: positive })),
  reason: requiredText(500),
})
export type BlockLots = z.infer<typeof BlockLots>

/** Lots, or parts of lots, that are damaged, wrong or good after all; a part becomes a lot of its own. */
export const GradeLots = z.strictObject({
  lots: lots(z.strictObject({ lotId: id, qty: z.optional(positive) })),
  quality: code(lotQuality),
  reason: requiredText(500),
})
export type GradeLots = z.infer<typeof GradeLots>

/** Whether lots were inspected. */
export const InspectLots = z.strictObject({
  lots: lots(z.strictObject({ lotId: id })),
  inspectionState: code(inspectionState),
  reason: optionalText(500),
})
export type InspectLots = z.infer<typeof InspectLots>

const measured = z.optional(z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,4})?$/, 'field.number')))
/** What of the whole lot, as it came in, storage is charged by; what is absent stays as it is. */
export const measures = {
  packages: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  netWeight: measured,
  grossWeight: measured,
  volume: measured,
}
export const MeasureLots = z.strictObject({
  lots: lots(z.strictObject({ lotId: id, ...measures })),
  reason: optionalText(500),
})
export type MeasureLots = z.infer<typeof MeasureLots>

/** When the goods were made and until when they are good; what is absent stays, null takes a day away. */
export const DateLots = z.strictObject({
  lots: lots(z.strictObject({ lotId: id, ...goodsDays })),
  reason: requiredText(500),
})
export type DateLots = z.infer<typeof DateLots>

/** What was counted; a difference to the books becomes an adjustment. */
export const StocktakingSave = z.strictObject({
  warehouseId: id,
  note: requiredText(500),
  counts: lots(z.strictObject({ lotId: id, counted: quantity, reason: optionalText(500) })),
})
export type StocktakingSave = z.infer<typeof StocktakingSave>
export const Stocktaking = z.object({
  id,
  number: z.string(),
  warehouseId: id,
  warehouseName: z.string(),
  note: z.string(),
  lots: z.number(),
  /** Lots whose count differed. */
  adjusted: z.number(),
  actorName: z.string(),
  createdAt: instant,
})
export type Stocktaking = z.infer<typeof Stocktaking>
export const StocktakingQuery = listQuery({
  filters: { warehouseId: z.optional(id) },
  sortable: ['createdAt'],
})
export type StocktakingQuery = z.infer<typeof StocktakingQuery>
