import type { ObserveTransaction } from '../database/database.ts'
import { lockedUnder, lockOrder } from '../database/lock-order.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

const placeOf = new Map<string, number>(lockOrder.map((name, place) => [name, place]))
const rootsOf = new Map<string, readonly string[]>(Object.entries(lockedUnder))

/** Tables whose rows are locked alone, in transactions that lock nothing else. */
const aloneIn = (held: ReadonlyMap<string, unknown>): boolean =>
  [...held.keys()].every((name) => !placeOf.has(name))

/** Refuses a statement that locks rows in another order than `lockOrder` says. */
export const watchLocks: ObserveTransaction = () => {
  /** What this transaction has locked or made, by table: rows that are locked already are locked again by no one. */
  const held = new Map<string, Set<string>>()
  const locked = new Map<string, bigint>()
  const add = (name: string, ids: readonly string[]): string[] => {
    const own = held.get(name) ?? new Set()
    held.set(name, own)
    const fresh = ids.filter((id) => !own.has(id))
    for (const id of fresh) own.add(id)
    return fresh
  }
  const refuse = (name: string, reason: string, text: string): never => {
    const before = [...locked.keys()].join(', ')
    throw new Error(`${name} is locked ${reason}; locked before: ${before || 'nothing'}. ${text}`)
  }

  function lock(name: string, ids: readonly string[], text: string): void {
    const roots = rootsOf.get(name)
    const place = placeOf.get(name)
    const wasAlone = aloneIn(held)
    const fresh = add(name, ids)
    if (fresh.length === 0) return
    if (roots) {
      if (!roots.some((root) => held.has(root))) refuse(name, `without a row of ${roots.join(' or ')}`, text)
      return
    }
    if (place === undefined) {
      if (!wasAlone) refuse(name, 'but has no place in lockOrder', text)
      return
    }
    const later = [...locked.keys()].find((other) => (placeOf.get(other) ?? 0) > place)
    if (later !== undefined) refuse(name, `after ${later}`, text)
    const highest = locked.get(name)
    const numbers = fresh.flatMap((id) => (/^\d+$/.test(id) ? BigInt(id) : []))
    if (highest !== undefined && numbers.some((id) => id < highest)) refuse(name, 'after a higher id', text)
    locked.set(
      name,
      numbers.reduce((high, id) => (id > high ? id : high), highest ?? 0n),
    )
  }

  return {
    afterStatement(text, values, rows) {
      const plain = text.replaceAll('"', '')
      if (plain.includes('pg_advisory_xact_lock')) return lockNamed(values, plain)
      for (const [, table = ''] of plain.matchAll(/\binsert into (\w+)/g)) add(table, idsOf(rows, ['made']))
      if (/\bfor update\b/.test(plain)) {
        if (!plain.includes('skip locked')) lock(lockedTable(plain), idsOf(rows, []), plain)
        return
      }
      for (const [, table = ''] of plain.matchAll(/(?<!\b(?:do|for) )\b(?:update|delete from) (\w+)/g))
        if (placeOf.has(table) && !held.has(table)) lock(table, ['changed'], plain)
    },
  }

  function lockNamed(values: readonly unknown[], text: string): void {
    const [name = ''] = String(values[0]).split(' ')
    if (placeOf.has(name)) lock(name, [String(values[0])], text)
  }
}

const idsOf = (rows: Rows, otherwise: readonly string[]): readonly string[] =>
  rows.length === 0 ? otherwise : rows.map(({ id }) => (typeof id === 'string' ? id : 'unknown'))

/** The statement without what stands in brackets, where other tables are read. */
function outermost(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '')
  return shorter === text ? text : outermost(shorter)
}

/** `of` names a table or the alias of one. */
const lockedTable = (statement: string): string => {
  const text = outermost(statement)
  const of = /\bfor update of (\w+)/.exec(text)?.[1]
  if (of === undefined || new RegExp(`(?:from|join) ${of}\\b`).test(text))
    return of ?? /\bfrom (\w+)/.exec(text)?.[1] ?? ''
  return new RegExp(`(?:from|join) (\\w+) (?:as )?${of}\\b`).exec(text)?.[1] ?? ''
}
