import type { BindableStock } from '@quayside/contract/warehouse/bindable-stock.ts'
import { checkBinding } from '@quayside/contract/warehouse/binding.rules.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'

type Line = BindableStock['lines'][number]
/** The quantities as they were typed, by line and lot. */
export type Quantities = Readonly<Record<string, string>>
export type Chosen = { readonly lines: readonly Line[]; readonly quantities: Quantities }

export const cellOf = (lineId: string, lotId: string): string => `${lineId}.${lotId}`

const shape = /^\d{1,9}(\.\d{1,6})?$/
const isNumber = (text: string): boolean => shape.test(text)
const isPositive = (text: string): boolean => isNumber(text) && Number(text) > 0

const cellsOf = ({ lines, quantities }: Chosen) =>
  lines.flatMap((line) =>
    line.lots.map((lot) => {
      const key = cellOf(line.lineId, lot.lotId)
      return { key, line, lot, qty: quantities[key]?.trim() ?? '' }
    }),
  )

type ChosenLot = {
  readonly lotId: string
  readonly number: string
  readonly model: string
  readonly qty: string
}

/** A lot that serves two lines of the same model is bound once, with both quantities. */
export function lotsOf(chosen: Chosen): ChosenLot[] {
  const found = new Map<string, ChosenLot>()
  for (const { line, lot, qty } of cellsOf(chosen)) {
    if (!isPositive(qty)) continue
    const before = found.get(lot.lotId)
    found.set(lot.lotId, {
      lotId: lot.lotId,
      number: lot.number,
      model: line.model,
      qty: before ? sumTexts([before.qty, qty]) : qty,
    })
  }
  return [...found.values()]
}

export type Fault = 'number' | 'tooMuch' | 'notNeeded'

/** Cells that are no number, of lots of which more is chosen than is available, and beyond what the order needs. */
export function wrongCells(chosen: Chosen): ReadonlyMap<string, Fault> {
  const lots = lotsOf(chosen)
  const wanted = new Map(lots.map(({ lotId, qty }) => [lotId, Number(qty)]))
  const beyond = new Set(
    checkBinding(
      lots.map((lot, place) => ({ ...lot, place })),
      chosen.lines,
    ).map(({ path }) => lots[Number(path?.split('.')[1])]?.lotId),
  )
  return new Map(
    cellsOf(chosen).flatMap(({ key, lot, qty }): [string, Fault][] => {
      if (qty === '') return []
      if (!isNumber(qty)) return [[key, 'number']]
      if (Number(qty) === 0) return []
      if ((wanted.get(lot.lotId) ?? 0) > Number(lot.available)) return [[key, 'tooMuch']]
      return beyond.has(lot.lotId) ? [[key, 'notNeeded']] : []
    }),
  )
}

/** What a line still lacks, or has too much of. */
const differenceOf = (line: Line, quantities: Quantities): string =>
  sumTexts([
    line.qty,
    ...line.lots.map((lot) => {
      const qty = quantities[cellOf(line.lineId, lot.lotId)] ?? ''
      return isPositive(qty) ? `-${qty}` : ''
    }),
  ])

export function totalsOf({ lines, quantities }: Chosen) {
  const open = lines.map((line) => differenceOf(line, quantities))
  return {
    wanted: sumTexts(lines.map(({ qty }) => qty)),
    chosen: sumTexts(lotsOf({ lines, quantities }).map(({ qty }) => qty)),
    missing: sumTexts(open.filter((each) => Number(each) > 0)),
  }
}
