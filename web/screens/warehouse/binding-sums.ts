import type { BindableStock } from '@quayside/contract/warehouse/bindable-stock.ts'
import { sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'

type Line = BindableStock['lines'][number]
/** As typed, by line and lot. */
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
      return { key, lot, qty: quantities[key]?.trim() ?? '' }
    }),
  )

/** A lot that serves two lines of the same model is bound once, with both quantities. */
export function lotsOf(chosen: Chosen): { lotId: string; number: string; qty: string }[] {
  const found = new Map<string, { lotId: string; number: string; qty: string }>()
  for (const { lot, qty } of cellsOf(chosen)) {
    if (!isPositive(qty)) continue
    const before = found.get(lot.lotId)
    found.set(lot.lotId, {
      lotId: lot.lotId,
      number: lot.number,
      qty: before ? sumTexts([before.qty, qty]) : qty,
    })
  }
  return [...found.values()]
}

/** Cells that are no number, and cells of lots of which more is chosen than is available. */
export function wrongCells(chosen: Chosen): ReadonlyMap<string, 'number' | 'tooMuch'> {
  const wanted = new Map(lotsOf(chosen).map(({ lotId, qty }) => [lotId, Number(qty)]))
  return new Map(
    cellsOf(chosen).flatMap(({ key, lot, qty }): [string, 'number' | 'tooMuch'][] => {
      if (qty === '') return []
      if (!isNumber(qty)) return [[key, 'number']]
      return (wanted.get(lot.lotId) ?? 0) > Number(lot.available) && Number(qty) > 0 ? [[key, 'tooMuch']] : []
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
