import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { lineColumnKeys, type OrderLine, OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { type GridRow, isBlankRow, newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { findingsOf } from '@quayside/kit/plain/findings-of.ts'
import { inSlices } from '@quayside/kit/slices.ts'

/** Cells of a row: the typed columns and the product that the model stands for. The total is always reckoned. */
export const cellKeys = [...lineColumnKeys.filter((key) => key !== 'totalMoney'), 'productId'] as const
type Line = OrderLineDraft | OrderLine

/** Rows keep their lines' keys, and with them their history; empty cells are not kept. */
export const rowsOf = (lines: readonly Line[]): GridRow[] =>
  lines.map((line) => {
    const cells: Record<string, string> = {}
    for (const key of cellKeys) {
      const value = line[key]
      if (value !== null && value !== '') cells[key] = String(value)
    }
    return { id: line.key, cells }
  })

export const filledRows = (rows: readonly GridRow[]): GridRow[] => rows.filter((row) => !isBlankRow(row))

/** As little as there is: what is missing the server takes for empty. */
function inputOf(row: GridRow): Record<string, string> {
  const input: Record<string, string> = { key: row.id }
  for (const key of cellKeys) {
    const text = row.cells[key]
    if (text !== undefined && text !== '') input[key] = text
  }
  return input
}

export type ReadLine = {
  readonly line: OrderLineDraft
  /** What is sent: only the cells that are filled in, and none that could not be understood. */
  readonly input: Record<string, string>
  /** Cells that are not of their column's type; their text stays in the sheet. */
  readonly faults: readonly Finding[]
}

const known = new WeakMap<GridRow, ReadLine>()

export function readLine(row: GridRow): ReadLine {
  const before = known.get(row)
  if (before) return before
  const input = inputOf(row)
  const faults = findingsOf(OrderLineDraft, input)
  for (const { path } of faults) if (path !== undefined && path !== 'key') delete input[path]
  const read = { line: OrderLineDraft.parse(input), input, faults }
  known.set(row, read)
  return read
}

const linesTogether = 500

/** What is sent, spelt in slices: a body of many lines in one piece would stop whoever types on. */
export async function bodyWithLines(rest: object, rows: readonly GridRow[]): Promise<Blob> {
  const parts: Blob[] = []
  await inSlices(
    Math.ceil(rows.length / linesTogether),
    (place) => {
      const own = rows.slice(place * linesTogether, (place + 1) * linesTogether)
      const text = JSON.stringify(own.map((row) => readLine(row).input)).slice(1, -1)
      parts.push(new Blob([place > 0 ? ',' : '', text]))
    },
    undefined,
    1,
  )
  const [begin = '', end = ''] = JSON.stringify({ ...rest, lines: [] }).split(linesHere)
  return new Blob([begin, '"lines":[', ...parts, ']', end], { type: 'application/json' })
}
/** Where the lines of a body without any stand; no text in it can hold unquoted marks like these. */
const linesHere = '"lines":[]'

/** For the local draft: one array a row, without the names, which would fill the browser's store twice over. */
export const packRows = (rows: readonly GridRow[]): string[][] =>
  rows.map((row) => [row.id, ...cellKeys.map((key) => row.cells[key] ?? '')])

export const unpackRows = (packed: readonly (readonly string[])[]): GridRow[] =>
  packed.map(([id, ...texts]) => {
    const cells: Record<string, string> = {}
    for (const [place, key] of cellKeys.entries()) if (texts[place]) cells[key] = texts[place]
    return id === undefined ? newRow(cells) : { id, cells }
  })
