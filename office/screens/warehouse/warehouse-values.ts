import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { OfficeWarehouse } from '@quayside/contract/warehouse/warehouse.ts'

export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const
type Language = (typeof languages)[number]
export type TextGroup = 'names' | 'addresses' | 'hours' | 'rules'
export const textGroups = [
  ['names', 'name', 100],
  ['addresses', 'address', 300],
  ['hours', 'hours', 200],
  ['rules', 'rules', 2000],
] as const satisfies readonly (readonly [TextGroup, string, number])[]

export type WarehouseValues = { [K in `${TextGroup}.${Language}`]: string } & {
  code: string
  place: number
  contact: string
  phone: string
  latitude: string
  longitude: string
  isHidden: number
}

export const warehouseValuesOf = (warehouse: OfficeWarehouse | undefined): WarehouseValues => ({
  ...(Object.fromEntries(
    textGroups.flatMap(([group]) =>
      languages.map((language) => [`${group}.${language}`, warehouse?.[group][language] ?? '']),
    ),
  ) as { [K in `${TextGroup}.${Language}`]: string }),
  code: warehouse?.code ?? '',
  place: warehouse?.place ?? warehousePlace.codes.shenzhen,
  contact: warehouse?.contact ?? '',
  phone: warehouse?.phone ?? '',
  latitude: warehouse?.latitude ?? '',
  longitude: warehouse?.longitude ?? '',
  isHidden: toFlag(warehouse?.isHidden ?? false),
})
