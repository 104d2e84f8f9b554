import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { longestHeading } from '../parsing/budgets.ts'

export type ReadColumn<Key extends string> = {
  key: Key
  /** Accepted header texts: the column's name in each language; the first one is named in refusals. */
  headers: readonly [string, ...string[]]
  isRequired?: boolean
}

export type HeaderMap<Key extends string> = { positions: ReadonlyMap<number, Key>; unknown: string[] }

const longestHeader = 200

/** Headers are compared without padding, required marks and differences of bracket width. */
function normalise(header: string): string {
  const text = header
    .slice(0, longestHeader)
    .normalize('NFKC')
    .replace(/[\s\u200b\ufeff]+/g, '')
  let [from, to] = [0, text.length]
  while (text[from] === '*') from += 1
  while (to > from && text[to - 1] === '*') to -= 1
  return text.slice(from, to).toLowerCase()
}

/** As the answer names it. */
const shown = (heading: string): string => heading.trim().slice(0, longestHeading)

type FindKey<Key> = (cell: string, isExact?: boolean) => Key | undefined

/** By the whole heading, or without the unit or currency that stands in brackets behind it: `Quantity (PCS)`, `Price (USD)`. */
function keyFinder<Key extends string>(columns: readonly ReadColumn<Key>[]): FindKey<Key> {
  const whole = new Map<string, Key>()
  const bare = new Map<string, Key>()
  for (const { key, headers } of columns)
    for (const header of headers) {
      whole.set(normalise(header), key)
      if (!bare.has(plainHeading(header))) bare.set(plainHeading(header), key)
    }
  bare.delete('')
  return (cell, isExact = false) =>
    whole.get(normalise(cell)) ?? (isExact ? undefined : bare.get(plainHeading(cell)))
}

export function countHeaders<Key extends string>(
  cells: readonly string[],
  columns: readonly ReadColumn<Key>[],
): number {
  const keyOf = keyFinder(columns)
  return cells.filter((cell) => keyOf(cell) !== undefined).length
}

export function mapHeaders<Key extends string>(
  cells: readonly string[],
  columns: readonly ReadColumn<Key>[],
): Outcome<{ map: HeaderMap<Key> }, 'excel.columnMissing' | 'excel.columnTwice'> {
  const keyOf = keyFinder(columns)
  const exact = new Set(cells.map((cell) => keyOf(cell, true)))
  const positions = new Map<number, Key>()
  const unknown: string[] = []
  for (const [position, cell] of cells.entries()) {
    const key = keyOf(cell)
    // `Price (RMB)` beside `Price` is another column, of which we have none.
    const isSpare =
      key !== undefined &&
      keyOf(cell, true) === undefined &&
      (exact.has(key) || [...positions.values()].includes(key))
    if (key === undefined || isSpare) {
      if (cell.trim() !== '') unknown.push(shown(cell))
      continue
    }
    if ([...positions.values()].includes(key)) return refused('excel.columnTwice', { column: shown(cell) })
    positions.set(position, key)
  }
  const found = new Set(positions.values())
  const missing = columns.filter((column) => column.isRequired && !found.has(column.key))
  if (missing.length > 0) {
    return refused('excel.columnMissing', { columns: missing.map((column) => column.headers[0]).join(', ') })
  }
  return { ok: true, map: { positions, unknown } }
}
