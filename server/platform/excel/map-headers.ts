import { type Outcome, refused } from '../files/outcome.ts'

export type ReadColumn<Key extends string> = {
  key: Key
  /** Accepted header texts: the column's name in each language; the first one is named in refusals. */
  headers: readonly [string, ...string[]]
  isRequired?: boolean
}

export type HeaderMap<Key extends string> = { positions: ReadonlyMap<number, Key>; unknown: string[] }

/** People pad headers, mark required ones with a star and type full-width brackets; none of that matters. */
function normalise(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/[\s\u200b\ufeff]+/g, '')
    .replace(/^\*+|\*+$/g, '')
    .toLowerCase()
}

export function countHeaders<Key extends string>(
  cells: readonly string[],
  columns: readonly ReadColumn<Key>[],
): number {
  const known = new Set(columns.flatMap((column) => column.headers.map(normalise)))
  return cells.filter((cell) => known.has(normalise(cell))).length
}

export function mapHeaders<Key extends string>(
  cells: readonly string[],
  columns: readonly ReadColumn<Key>[],
): Outcome<{ map: HeaderMap<Key> }, 'excel.columnMissing' | 'excel.columnTwice'> {
  const keys = new Map(
    columns.flatMap((column) => column.headers.map((header) => [normalise(header), column.key])),
  )
  const positions = new Map<number, Key>()
  const unknown: string[] = []
  for (const [position, cell] of cells.entries()) {
    const key = keys.get(normalise(cell))
    if (key === undefined) {
      if (cell.trim() !== '') unknown.push(cell.trim())
      continue
    }
    if ([...positions.values()].includes(key)) return refused('excel.columnTwice', { column: cell.trim() })
    positions.set(position, key)
  }
  const found = new Set(positions.values())
  const missing = columns.filter((column) => column.isRequired && !found.has(column.key))
  if (missing.length > 0) {
    return refused('excel.columnMissing', { columns: missing.map((column) => column.headers[0]).join(', ') })
  }
  return { ok: true, map: { positions, unknown } }
}
