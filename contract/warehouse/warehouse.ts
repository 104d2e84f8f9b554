import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, optionalText, phone, requiredText, text, version } from '../kernel/schema.ts'
import { warehousePlace } from './warehouse.codes.ts'

const inEach = (max: number) =>
  z.strictObject({ 'zh-CN': requiredText(max), 'zh-TW': requiredText(max), 'en-US': requiredText(max) })

/** A warehouse as customers read it, in their language. */
export const Warehouse = z.object({
  id,
  code: z.string(),
  place: z.number(),
  name: z.string(),
  address: z.string(),
  /** When goods are taken in and handed out. */
  hours: z.string(),
  contact: z.string(),
  phone: z.string(),
})
export type Warehouse = z.infer<typeof Warehouse>

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

/** Decimal text, as the map takes it. */
const degrees = (most: number) =>
  z.nullable(
    z.string().check(
      z.trim(),
      z.regex(/^-?\d{1,3}(\.\d{1,6})?$/, 'field.number'),
      z.refine((value) => Math.abs(Number(value)) <= most, 'warehouse.degrees'),
    ),
  )

const fields = {
  code: z.string().check(z.trim(), z.regex(/^[0-9A-Z-]{1,20}$/, 'warehouse.code')),
  place: code(warehousePlace),
  names: inEach(100),
  addresses: inEach(300),
  hours: inEach(200),
  contact: requiredText(60),
  phone,
  /** Where it stands; what is absent here stays as it is. */
  latitude: z.optional(degrees(90)),
  longitude: z.optional(degrees(180)),
  /** What customers must observe. */
  rules: z.optional(
    z.strictObject({ 'zh-CN': optionalText(2000), 'zh-TW': optionalText(2000), 'en-US': optionalText(2000) }),
  ),
  isHidden: z._default(flag, 0),
}
/** As the provider maintains it; one that is no longer used is hidden, never removed. */
export const WarehouseSave = z.strictObject({ id: z.optional(id), version: z.optional(version), ...fields })
export type WarehouseSave = z.infer<typeof WarehouseSave>
/** The ERP knows a warehouse by its code. */
export const ErpWarehouse = z.strictObject(fields)
export type ErpWarehouse = z.infer<typeof ErpWarehouse>

const texts = z.record(z.string(), z.string())
export const OfficeWarehouse = z.object({
  id,
  version: z.number(),
  code: z.string(),
  place: z.number(),
  names: texts,
  addresses: texts,
  hours: texts,
  contact: z.string(),
  phone: z.string(),
  latitude: z.nullable(z.string()),
  longitude: z.nullable(z.string()),
  rules: texts,
  isHidden: z.boolean(),
})
export type OfficeWarehouse = z.infer<typeof OfficeWarehouse>

export const WarehouseQuery = listQuery({ filters: { keyword: z.optional(text(100)) }, sortable: ['code'] })
export type WarehouseQuery = z.infer<typeof WarehouseQuery>
