import * as z from 'zod/mini'
import type { RefusalCode } from '../all-refusals.ts'
import type { Schema } from './api.ts'
import { checkMinorUnit } from './minor-units.ts'
import type { Finding } from './refusal.ts'

/**
 * Where the currency of a money field stands: in the first filled of the fields of these names, beside it or in an object
 * around it; in the record that the call is about, whose command checks it; or it is RMB, or any, as of a filter.
 */
export type MoneyField = {
  readonly currency: readonly string[] | 'record' | 'RMB' | 'any'
  /** For a price: the field beside it with the quantity. A price for one is the amount itself; others are multiplied and rounded. */
  readonly quantity?: string
}
export const moneyFields = z.registry<MoneyField>()

export const inCurrency = (...fields: readonly [string, ...string[]]): MoneyField => ({ currency: fields })
export const inRecordCurrency: MoneyField = { currency: 'record' }
export const inRmb: MoneyField = { currency: 'RMB' }
export const inAnyCurrency: MoneyField = { currency: 'any' }

/** The money fields of a schema, as deep as they lie. `*` is any place of a list. */
type MoneyTree =
  | { readonly field: MoneyField }
  | { readonly parts: readonly (readonly [name: string, inside: MoneyTree])[] }
  | { readonly each: MoneyTree }

const known = new WeakMap<object, MoneyTree | null>()

function treeOf(schema: z.core.$ZodType): MoneyTree | null {
  const found = known.get(schema)
  if (found !== undefined) return found
  // A schema that contains itself has no money in its inner copies that the outer one does not have.
  known.set(schema, null)
  const tree = buildTree(schema)
  known.set(schema, tree)
  return tree
}

function buildTree(schema: z.core.$ZodType): MoneyTree | null {
  const field = moneyFields.get(schema)
  if (field) return { field }
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).flatMap(([name, part]): [string, MoneyTree][] => {
      const inside = treeOf(part)
      return inside ? [[name, inside]] : []
    })
    return parts.length > 0 ? { parts } : null
  }
  if (def.type === 'array') {
    const each = treeOf(def.element)
    return each && { each }
  }
  if (def.type === 'union')
    return def.options.reduce<MoneyTree | null>((tree, option) => tree ?? treeOf(option), null)
  if (def.type === 'pipe') return treeOf(def.in)
  // Optional, nullable, with a default: what it is around.
  return 'innerType' in def ? treeOf(def.innerType) : null
}

/** Every money field of a schema by its path, for tests that are made from the list of them. */
export function moneyPaths(schema: Schema): { path: readonly string[]; field: MoneyField }[] {
  const walk = (tree: MoneyTree | null, path: readonly string[]): ReturnType<typeof moneyPaths> => {
    if (!tree) return []
    if ('field' in tree) return [{ path, field: tree.field }]
    if ('each' in tree) return walk(tree.each, [...path, '*'])
    return tree.parts.flatMap(([name, inside]) => walk(inside, [...path, name]))
  }
  return walk(treeOf(schema), [])
}

type Given = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Amounts that have a fraction where their currency has none. `around` are the objects that contain the value, inmost first. */
export const checkMinorUnits = (schema: Schema, input: unknown): Finding<RefusalCode>[] => {
  const walk = (
    tree: MoneyTree | null,
    value: unknown,
    { path, around }: { path: readonly string[]; around: readonly Given[] },
  ): Finding<RefusalCode>[] => {
    if (!tree) return []
    if ('field' in tree) return checkField(tree.field, value, path.join('.'), around)
    if ('each' in tree)
      return Array.isArray(value)
        ? value.flatMap((one, place) => walk(tree.each, one, { path: [...path, String(place)], around }))
        : []
    return isObject(value)
      ? tree.parts.flatMap(([name, inside]) =>
          walk(inside, value[name], { path: [...path, name], around: [value, ...around] }),
        )
      : []
  }
  return walk(treeOf(schema), input, { path: [], around: [] })
}

function checkField(
  field: MoneyField,
  value: unknown,
  path: string,
  around: readonly Given[],
): Finding<RefusalCode>[] {
  if (!isFilled(value) || !Array.isArray(field.currency)) return []
  const quantity = field.quantity === undefined ? undefined : around[0]?.[field.quantity]
  if (isFilled(quantity) && Number(quantity) !== 1) return []
  const currency = field.currency
    .flatMap((name) => around.map((object) => object[name]))
    .find((each) => isFilled(each))
  return isFilled(currency) ? checkMinorUnit(path, value.trim(), currency) : []
}
