import { statisticsSubject } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

export const statisticsFilters = [
  'dayBegin',
  'dayEnd',
  'step',
  'by',
  'place',
  'warehouseId',
  'supplierId',
  'model',
] as const
export type Asked = { readonly [K in (typeof statisticsFilters)[number]]?: string }

export type Change = 'in' | 'out' | 'adjusted' | 'any'
/** Without a beginning it is a stock: everything that happened until then. */
type Days = { readonly dayBegin?: string; readonly dayEnd?: string }

/** The movements that a figure was counted from, by the same conditions. */
export const movementsBehind = (asked: Asked, change: Change, days: Days, more: object = {}): string => {
  const { place, warehouseId, supplierId, model } = asked
  const given = Object.entries({ place, warehouseId, supplierId, model, change, ...days, ...more }).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  return pageAddress('/stockMovement', Object.fromEntries(given))
}

/** The condition that a group adds. */
export function conditionOf(by: string | undefined, key: string): object {
  if (by === statisticsSubject.codes.place) return { place: key }
  if (by === statisticsSubject.codes.product) return { product: key }
  return key === '' ? { hasSupplier: '0' } : { supplierId: key }
}
