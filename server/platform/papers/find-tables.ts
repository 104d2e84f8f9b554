import type { Paper, PaperCell, PaperPage, PaperTable, PaperTotal } from '@quayside/contract/kernel/paper.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { headAt, headingOf, type KnownHeadings } from './find-head.ts'
import { isFigure, isPageMark, looseTotal, sumOf } from './paper-marks.ts'
import { bodyColumns, type Cell, type Column, cellsOf, isGoods, widen } from './table-rows.ts'
import { linesOf, type TextLine } from './text-lines.ts'

type Table = {
  readonly headings: string[]
  readonly heads: PaperCell[]
  readonly rows: PaperCell[][]
  totals: PaperTotal[]
}
type Open = { readonly table: Table; readonly columns: Column[] }
type Reading = { readonly line: TextLine; readonly cells: Cell[]; readonly kind: 'goods' | 'text' | 'sum' }

/** A share of a line's height: a text that stands further below is no part of the goods above it. */
const nearBelow = 0.9

/**
 * The tables of lines in a document. A head is recognised by its headings; a head that comes again, on the next page,
 * goes on with the same table. What stands between two lines of goods belongs to the one that it is nearer to.
 */
export function findTables(
  { kind, pages }: { readonly kind: Paper['kind']; readonly pages: readonly PaperPage[] },
  known: KnownHeadings,
): PaperTable[] {
  const tables: Table[] = []
  const loose: PaperTotal[] = []
  let open: Open | undefined
  let first = 0
  for (const [number, page] of pages.entries()) {
    const lines = linesOf(kind, page, number, first)
    first += page.texts.length
    for (const { head, body } of partsOf(lines, known)) {
      // A page without a head goes on with the table of the page before.
      if (head) open = opened(tables, bodyColumns(head, known), known)
      if (open) takeBody(open, body, kind)
      loose.push(...looseTotals(body, known))
    }
  }
  const found = tables.filter(({ rows }) => rows.length > 0)
  for (const table of found) {
    const totalNames = new Set(table.totals.map(({ heading }) => plainHeading(heading)))
    table.totals.push(...loose.filter(({ heading }) => !totalNames.has(plainHeading(heading))))
  }
  return found.toSorted((one, other) => other.rows.length - one.rows.length)
}

type Part = { head?: Parameters<typeof bodyColumns>[0]; body: TextLine[] }

/** A page is cut at its heads. */
function partsOf(lines: readonly TextLine[], known: KnownHeadings): Part[] {
  const parts: Part[] = [{ body: [] }]
  let at = 0
  while (at < lines.length) {
    const head = headAt(lines, at, known)
    const line = lines[at]
    if (head) parts.push({ head: head.columns, body: [] })
    else if (line) parts.at(-1)?.body.push(line)
    at += head?.lines ?? 1
  }
  return parts
}

function opened(tables: Table[], columns: Column[], known: KnownHeadings): Open {
  const headings = columns.map((column) => headingOf(column, known.all))
  const nameOf = (texts: readonly string[]): string => texts.map(plainHeading).join(' ')
  const before = tables.find((table) => nameOf(table.headings) === nameOf(headings))
  if (before) return { table: before, columns }
  const table = { headings, heads: columns.map(({ places }) => [...places]), rows: [], totals: [] }
  tables.push(table)
  return { table, columns }
}

function takeBody({ table, columns }: Open, body: readonly TextLine[], kind: Paper['kind']): void {
  if (kind === 'pdf') widen(columns, body)
  const readings = body
    .filter(({ segments }) => !isPageMark(segments.map(({ text }) => text).join(' ')))
    .map((line): Reading => {
      const cells = cellsOf(columns, line)
      if (sumOf(line.segments[0]?.text ?? '') !== undefined) return { line, cells, kind: 'sum' }
      return { line, cells, kind: isGoods(columns, cells) ? 'goods' : 'text' }
    })
  if (kind === 'sheet') {
    for (const reading of readings)
      if (reading.kind === 'goods' || (reading.kind === 'text' && isListed(reading)))
        table.rows.push(rowOf([reading]))
  } else takeRows(table, readings)
  for (const reading of readings) if (reading.kind === 'sum') takeSums(table, reading)
}

/** A row of a sheet without figures, but with more than a note. */
const isListed = ({ cells }: Reading): boolean => cells.filter(({ places }) => places.length > 0).length >= 3

const rowOf = (readings: readonly Reading[]): PaperCell[] =>
  (readings[0]?.cells ?? []).map((_cell, column) =>
    readings.flatMap(({ cells }) => cells[column]?.places ?? []),
  )

/** Goods with the texts around them: between two of them the widest gap is where the second one begins. */
function takeRows({ rows }: Table, readings: readonly Reading[]): void {
  let waiting: Reading[] = []
  let last: { readonly row: PaperCell[]; readonly reading: Reading } | undefined
  for (const reading of readings) {
    if (reading.kind === 'text') {
      waiting.push(reading)
      continue
    }
    const isGoodsNext = reading.kind === 'goods'
    const chain = [...(last ? [last.reading] : []), ...waiting, ...(isGoodsNext ? [reading] : [])]
    const cut = last ? cutOf(chain, isGoodsNext) : waiting.length - nearAbove(waiting, reading, isGoodsNext)
    // The end of goods of the page before stands at the top of this one.
    const owner = last?.row ?? rows.at(-1)
    if (owner) append(owner, waiting.slice(0, cut))
    if (isGoodsNext) {
      const row = rowOf([...waiting.slice(cut), reading])
      rows.push(row)
      last = { row, reading }
    } else last = undefined
    waiting = []
  }
  if (last) append(last.row, waiting.slice(0, cutOf([last.reading, ...waiting], false)))
}

function append(row: PaperCell[], readings: readonly Reading[]): void {
  for (const { cells } of readings)
    for (const [column, { places }] of cells.entries()) row[column]?.push(...places)
}

const gapsOf = (chain: readonly Reading[]): number[] =>
  chain.slice(1).map(({ line }, at) => line.top - (chain[at]?.line.bottom ?? 0))
const heightOf = (reading: Reading | undefined): number =>
  reading ? reading.line.bottom - reading.line.top : 0
const sameGap = 0.5

/** How many of the texts below goods belong to them. */
function cutOf(chain: readonly Reading[], hasNext: boolean): number {
  const gaps = gapsOf(chain)
  if (hasNext) {
    const widest = Math.max(...gaps)
    return gaps.findLastIndex((gap) => gap >= widest - sameGap)
  }
  const far = gaps.findIndex((gap, at) => gap > nearBelow * heightOf(chain[at]))
  return far < 0 ? gaps.length : far
}

/** How many of the texts above the first goods of a page belong to them. */
function nearAbove(waiting: readonly Reading[], next: Reading, isGoodsNext: boolean): number {
  if (!isGoodsNext) return 0
  const gaps = gapsOf([...waiting, next])
  const far = gaps.findLastIndex((gap) => gap > nearBelow * heightOf(next))
  return waiting.length - 1 - far
}

/** The last total counts; those of a page or of a group are no total of the document. */
function takeSums(table: Table, { line, cells }: Reading): void {
  if (sumOf(line.segments[0]?.text ?? '') !== 'total') return
  const totals = cells.flatMap(({ places, texts }, column): PaperTotal[] => {
    const at = texts.findLastIndex((text) => isFigure(text))
    const [text, place] = [texts[at], places[at]]
    if (text === undefined || place === undefined) return []
    return [{ heading: table.headings[column] ?? '', places: [place], text }]
  })
  if (totals.length > 0) table.totals = totals
}

/** `Total G.W.: 1,234.5 KGS`, in one text or in two side by side. */
function looseTotals(lines: readonly TextLine[], known: KnownHeadings): PaperTotal[] {
  return lines.flatMap(({ segments }) =>
    segments.flatMap(({ text, place }, at): PaperTotal[] => {
      const next = segments[at + 1]
      const alone = looseTotal(text)
      const found = alone ?? (next && isFigure(next.text) ? looseTotal(`${text} ${next.text}`) : undefined)
      const heading = found?.labels.find((label) => known.numbers.has(plainHeading(label)))
      if (!found || heading === undefined) return []
      return [{ heading, places: alone || !next ? [place] : [place, next.place], text: found.figure }]
    }),
  )
}
