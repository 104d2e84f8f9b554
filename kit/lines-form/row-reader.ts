import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type * as z from 'zod/mini'
import { findingsOf } from '../form/findings-of.ts'
import { type GridRow, isBlankRow, newRow } from '../lines-grid/grid-types.ts'
import { inBatches } from '../list/batches.ts'

/** What every line of a draft has: its key, and the cells that could not be parsed. */
export type DraftLine = {
  readonly key: string
  readonly rawCells: Readonly<Partial<Record<string, string>>>
}
type ReadRow<L> = {
  readonly line: L
  /** The body's line: filled cells only; those that could not be parsed are in `rawCells`. */
  readonly input: Readonly<Record<string, unknown>>
  /** Cells that are not of their column's type; their paths are the columns' keys. */
  readonly faults: readonly Finding[]
}

export type RowReader<L extends DraftLine> = ReturnType<typeof createRowReader<L>>

type Lines<L extends DraftLine> = {
  readonly columns: readonly { readonly key: string; readonly isComputed?: true }[]
  readonly links: readonly string[]
  /** A draft's line, of which anything may be missing. */
  readonly draft: z.ZodMiniType<L>
}
type Options = {
  readonly mostRows: number
  /** How the text of a cell that holds a list is read. */
  readonly listed?: Readonly<Record<string, (text: string) => unknown>>
}

/** Converts between the rows of a sheet, which hold texts, and the lines of a record, which hold typed values. */
export function createRowReader<L extends DraftLine>(
  { columns, links, draft: schema }: Lines<L>,
  { mostRows, listed = {} }: Options,
) {
  // The cells that a row keeps, in a fixed order; computed ones are not kept.
  const keys = [...columns.flatMap(({ key, isComputed }) => (isComputed ? [] : [key])), ...links]
  const known = new WeakMap<GridRow, ReadRow<L>>()
  const filled = (rows: readonly GridRow[]): GridRow[] => rows.filter((row) => !isBlankRow(row))

  function read(row: GridRow): ReadRow<L> {
    const before = known.get(row)
    if (before) return before
    const input: Record<string, unknown> = { key: row.id }
    for (const key of keys) {
      const text = row.cells[key]
      if (text) input[key] = listed[key]?.(text) ?? text
    }
    // A fault inside a list is one of its cell.
    const faults = findingsOf(schema, input).map(({ path = '', ...fault }) => ({
      ...fault,
      path: path.split('.')[0] ?? '',
    }))
    const raw: Record<string, string> = {}
    for (const { path } of faults) {
      if (path === '' || path === 'key') continue
      raw[path] = row.cells[path] ?? ''
      delete input[path]
    }
    if (faults.length > 0) input['rawCells'] = raw
    const found = { line: schema.parse(input), input, faults }
    known.set(row, found)
    return found
  }

  return {
    keys,
    mostRows,
    filled,
    read,
    /** Rows keep the keys of their lines, and with them their ids on the server; empty cells are left out. */
    rowsOf: (lines: readonly DraftLine[]): GridRow[] =>
      lines.map((line) => {
        const values: Readonly<Record<string, unknown>> = line
        const cells: Record<string, string> = {}
        for (const key of keys) {
          const value = values[key]
          const text = Array.isArray(value) ? value.join() : cellText(value)
          if (text !== '') cells[key] = text
        }
        return { id: line.key, cells: { ...cells, ...(line.rawCells as Record<string, string>) } }
      }),

    /** The body of a save, serialised in slices: thousands of lines at once would block typing. */
    async bodyOf(rest: object, rows: readonly GridRow[]): Promise<Blob> {
      const own = filled(rows)
      const parts: Blob[] = []
      const spell = (place: number): void => {
        const slice = own.slice(place * linesTogether, (place + 1) * linesTogether)
        const text = JSON.stringify(slice.map((row) => read(row).input)).slice(1, -1)
        parts.push(new Blob([place > 0 ? ',' : '', text]))
      }
      await inBatches(Math.ceil(own.length / linesTogether), spell, undefined, 1)
      const [begin = '', end = ''] = JSON.stringify({ ...rest, lines: [] }).split(linesHere)
      return new Blob([begin, '"lines":[', ...parts, ']', end], { type: 'application/json' })
    },

    /** For the browser's storage: one array a row, without column names, which would double its size. */
    pack: (rows: readonly GridRow[]): string[][] =>
      rows.map((row) => [row.id, ...keys.map((key) => row.cells[key] ?? '')]),
    unpack: (packed: readonly (readonly string[])[]): GridRow[] =>
      packed.map(([id, ...texts]) => {
        const cells: Record<string, string> = {}
        for (const [place, key] of keys.entries()) if (texts[place]) cells[key] = texts[place]
        return id === undefined ? newRow(cells) : { id, cells }
      }),
  }
}

const linesTogether = 500
/** The place of the lines in a serialised body without lines; it cannot occur inside a quoted text. */
const linesHere = '"lines":[]'

const cellText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
