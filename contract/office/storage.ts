import * as z from 'zod/mini'
import { flag, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, priceText } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { ChargedPart } from '../warehouse/stock-detail.ts'
import { tariffUnit } from '../warehouse/warehouse.codes.ts'

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
  rate: priceText,
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
  /** The fee that the run charged; null before it. */
  feeId: z.nullable(id),
  feeNumber: z.nullable(z.string()),
})
export type StorageCharge = z.infer<typeof StorageCharge>

/** A lot whose weight, volume or packages are not known, and the days that cannot be charged for that. */
export const UnmeasuredLot = z.object({
  lotId: id,
  number: z.string(),
  model: z.string(),
  initialQty: z.string(),
  companyName: z.string(),
  warehouseName: z.string(),
  unit: z.number(),
  from: date,
  to: date,
})
export type UnmeasuredLot = z.infer<typeof UnmeasuredLot>

/** What was charged, and what could not be. */
export const StorageRun = z.object({ charges: z.array(StorageCharge), unmeasured: z.array(UnmeasuredLot) })
export type StorageRun = z.infer<typeof StorageRun>

/** What a run would charge, and the warehouses without a tariff that it would stop at. */
export const StoragePreview = z.object({
  charges: z.array(StorageCharge),
  withoutTariff: z.array(z.object({ warehouseId: id, warehouseName: z.string(), lots: z.number() })),
  unmeasured: z.array(UnmeasuredLot),
})
export type StoragePreview = z.infer<typeof StoragePreview>
/** The charges of one company and warehouse, lot by lot. */
export const StorageLots = z.strictObject({ month, companyId: id, warehouseId: id })
export type StorageLots = z.infer<typeof StorageLots>
export const StorageLotCharge = z.extend(ChargedPart, {
  lotId: id,
  number: z.string(),
  model: z.string(),
  amount: z.string(),
})
export type StorageLotCharge = z.infer<typeof StorageLotCharge>
