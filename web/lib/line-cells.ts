import type { LineColumn } from '@quayside/contract/orders/order-line.ts'
import { choiceParser, choiceShower } from '@quayside/kit/lines-grid/grid-choices.ts'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Choice, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineValues } from '@quayside/phrases/line-values.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useDictionary } from './dictionary.ts'

/** Decimals that are always written, so that a column of figures lines up. */
const decimals: Partial<Record<LineColumn['kind'], number>> = { price: 6, money: 2, measure: 2 }

export const numberCells = (kind: LineColumn['kind']) => ({
  align: 'right' as const,
  parse: cleanNumber,
  show: (kept: string): string => showNumber(kept, decimals[kind]),
})

export const choosing = (choices: readonly Choice[]) => ({
  choices,
  parse: choiceParser(choices),
  show: choiceShower(choices),
})

/** A dictionary's values, which pasted sheets may call by code, name in any language, or a short form. */
export function useDictionaryChoices(type: 1001 | 1003 | 1042): readonly Choice[] {
  const entries = useDictionary(`${type}`)
  return useMemo(
    () =>
      entries.map(({ value, name, names, search, attributes: { alpha3 } }) => ({
        value,
        label: name,
        note: value,
        search,
        names: [
          ...names,
          ...(lineValues[type][value] ?? []),
          ...(typeof alpha3 === 'string' ? [alpha3] : []),
        ],
      })),
    [entries, type],
  )
}

/** What stands below a column of figures. */
export function columnTotal(
  textOf: (row: GridRow) => string | undefined,
  show: (kept: string) => string,
): (rows: readonly GridRow[]) => string {
  const sum = keepingSum(textOf)
  return (rows) => show(sum(rows))
}
