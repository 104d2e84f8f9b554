import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { choiceParser, choiceShower } from '@quayside/kit/lines-grid/grid-choices.ts'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Choice, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineValues } from '@quayside/phrases/line-values.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useDictionary } from '../choices/dictionary.ts'

/** Decimals that are always written, so that a column of figures lines up. */
const decimals: Partial<Record<LineColumn['kind'], number>> = {
  price: 6,
  money: 2,
  signedMoney: 2,
  measure: 2,
}

type Shown = {
  readonly title: string
  /** Where the language asks for another width than the contract's. */
  readonly width: number | undefined
  /** What else a pasted sheet may call it. */
  readonly aliases: readonly string[]
  /** How the model is searched, and which cells it carries along. */
  readonly model: Pick<GridColumn, 'find' | 'carries'>
}

/** What every column of a sheet of goods has, whatever its cells. */
export const columnBase = (column: LineColumn, { title, width, aliases, model }: Shown) => ({
  key: column.key,
  title,
  width: width ?? column.width,
  grows: column.key === 'name',
  isRequired: column.isRequired === true,
  aliases,
  ...(column.key === 'model' && { isPinned: true, isCode: true, ...model }),
})

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
