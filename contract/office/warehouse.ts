import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag, savedKey } from '../kernel/record.ts'
import { code, date, id, instant, optionalText, rateText, requiredText, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { GoodsPickupDetail, InboundDetail } from '../warehouse/inbound.ts'
import { OutboundDetail } from '../warehouse/outbound.ts'
import { ChargedPart, Stock, StockDetail, StockQuery } from '../warehouse/stock.ts'
import { StockDifference } from '../warehouse/stock-difference.ts'
import { differenceKind, tariffUnit } from '../warehouse/warehouse.codes.ts'
import { LineCount, LinePut, LotPick } from './goods.ts'
import { ownedBy, reviewed } from './record.ts'

export const quantity = z
  .string()
  .check(z.trim(), z.minLength(1, 'field.required'), z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'))
export const positive = quantity.check(z.refine((value) => Number(value) > 0, 'orderLine.notPositive'))
const linesAtMost = 5000

export const InboundReview = z.extend(InboundDetail, {
  ...reviewed,
  counts: z.array(LineCount),
  puts: z.array(LinePut),
})
export type InboundReview = z.infer<typeof InboundReview>
export const OutboundReview = z.extend(OutboundDetail, { ...reviewed, picks: z.array(LotPick) })
export type OutboundReview = z.infer<typeof OutboundReview>
export const PickupReview = z.extend(GoodsPickupDetail, reviewed)
export type PickupReview = z.infer<typeof PickupReview>
export const DifferenceReview = z.extend(StockDifference, {
  ...reviewed,
  timeline: InboundDetail.shape.timeline,
})
export type DifferenceReview = z.infer<typeof DifferenceReview>

/** A line as it was counted; short and over follow from the quantity and ask for a reason. */
export const CountLine = z.strictObject({
  lineId: id,
  qty: quantity,
  differences: z._default(
    z
      .array(
        z.strictObject({
          kind: code(differenceKind),
          qty: z._default(quantity, '0'),
          reason: optionalText(500),
          /** Photos that were uploaded for the order. */
          fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
        }),
      )
      .check(z.maxLength(10)),
    [],
  ),
})
export type CountLine = z.infer<typeof CountLine>
export const receivedLines = z.array(CountLine).check(z.maxLength(linesAtMost))
/** Without lines everything came as announced. */
export const ReceiveInbound = z.strictObject({
  lines: z.optional(receivedLines),
  note: z.optional(text(500)),
})
export type ReceiveInbound = z.infer<typeof ReceiveInbound>

const storedLines = z
  .array(
    z.strictObject({
      lineId: id,
      lots: z
        .array(
          z.strictObject({
            qty: positive,
            locationId: z._default(z.nullable(id), null),
            /** Where several lots are made of a line; otherwise the line's own. */
            palletNumber: z.optional(text(60)),
            lotNumber: z.optional(text(60)),
            batchNumber: z.optional(text(60)),
            dateCode: z.optional(text(20)),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    }),
  )
  .check(z.maxLength(linesAtMost))
/** Without lines each becomes one lot at `locationId`. */
export const StoreInbound = z.strictObject({
  lines: z.optional(storedLines),
  locationId: z._default(z.nullable(id), null),
  note: z.optional(text(500)),
})
export type StoreInbound = z.infer<typeof StoreInbound>

/** All places that a line has been put to so far; none takes it from them. */
export const PutLine = z.strictObject({
  lineId: id,
  lots: z.array(z.strictObject({ qty: positive, locationId: id })).check(z.maxLength(500)),
})
export type PutLine = z.infer<typeof PutLine>

/** How much of a reserved lot lies ready; nothing puts it back. */
export const PickLot = z.strictObject({ lineId: id, lotId: id, qty: quantity })
export type PickLot = z.infer<typeof PickLot>

const shippedLots = z
  .array(z.strictObject({ lineId: id, lotId: id, qty: positive }))
  .check(z.minLength(1), z.maxLength(linesAtMost))
/** Without lots all that is still reserved. */
export const ShipOutbound = z.strictObject({
  lots: z.optional(shippedLots),
  vehicle: optionalText(60),
  expressNumber: optionalText(60),
  note: z.optional(text(500)),
})
export type ShipOutbound = z.infer<typeof ShipOutbound>

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

export const LocationSave = z.strictObject({
  ...savedKey,
  warehouseId: id,
  code: z.string().check(z.trim(), z.regex(/^[0-9A-Z-]{1,20}$/, 'warehouse.code')),
  note: optionalText(200),
  isHidden: z._default(flag, 0),
})
export type LocationSave = z.infer<typeof LocationSave>
export const StorageLocation = z.object({
  id,
  version: z.number(),
  warehouseId: id,
  code: z.string(),
  note: z.string(),
  isHidden: z.number(),
  /** Lots that lie there now. */
  lots: z.number(),
})
export type StorageLocation = z.infer<typeof StorageLocation>

export const TariffSave = z.strictObject({
  warehouseId: id,
  validFrom: date,
  freeDays: z.number().check(z.int(), z.gte(0), z.lte(3650)),
  unit: code(tariffUnit),
  rate: rateText,
  currency: z._default(code(currency), currency.codes.RMB),
})
export type TariffSave = z.infer<typeof TariffSave>
export const StorageTariff = z.object({
  id,
  warehouseId: id,
  validFrom: date,
  freeDays: z.number(),
  unit: z.number(),
  rate: z.string(),
  currency: z.string(),
})
export type StorageTariff = z.infer<typeof StorageTariff>

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'field.date'))
/** A month of storage, of one company or of all. */
export const StorageMonth = z.strictObject({ month, companyId: z.optional(id) })
export type StorageMonth = z.infer<typeof StorageMonth>
export const StorageCharge = z.object({
  companyId: id,
  companyName: z.string(),
  warehouseId: id,
  warehouseName: z.string(),
  unit: z.number(),
  lots: z.number(),
  quantity: z.string(),
  rate: z.string(),
  currency: z.string(),
  amount: z.string(),
  /** After the run. */
  feeId: z.nullable(id),
  feeNumber: z.nullable(z.string()),
})
export type StorageCharge = z.infer<typeof StorageCharge>

/** What a run would charge, and the warehouses without a tariff that it would stop at. */
export const StoragePreview = z.object({
  charges: z.array(StorageCharge),
  withoutTariff: z.array(z.object({ warehouseId: id, warehouseName: z.string(), lots: z.number() })),
})
export type StoragePreview = z.infer<typeof StoragePreview>
/** Of one company and warehouse, lot by lot. */
export const StorageLots = z.strictObject({ month, companyId: id, warehouseId: id })
export type StorageLots = z.infer<typeof StorageLots>
export const StorageLotCharge = z.extend(ChargedPart, {
  lotId: id,
  number: z.string(),
  model: z.string(),
  amount: z.string(),
})
export type StorageLotCharge = z.infer<typeof StorageLotCharge>
