import type { LineColumn, LineDictionary } from '@quayside/contract/kernel/lines/line-column.ts'
import { choiceParser, choiceShower } from '@quayside/kit/lines-grid/grid-choices.ts'
import { keepingSum, showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Choice, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { lineDecimals } from '@quayside/kit/table/line-columns.tsx'
import { lineValues } from '@quayside/phrases/line-values.ts'
import { cleanNumber, cleanPercent } from '@quayside/phrases/typed-number.ts'
import { useMemo } from 'react'
import { useDictionary } from '../choices/dictionary.ts'

export const numberCells = ({ kind, isPercent }: Pick<LineColumn, 'kind' | 'isPercent'>) => ({
  align: 'right' as const,
  parse: isPercent ? cleanPercent : cleanNumber,
  show: (kept: string): string => showNumber(kept, lineDecimals[kind]),
})

export const choosing = (choices: readonly Choice[]) => ({
  choices,
  parse: choiceParser(choices),
  show: choiceShower(choices),
})

/** A dictionary's values, which pasted sheets may call by code, name in any language, or a short form. */
export function useDictionaryChoices(type: LineDictionary, isNeeded: boolean): readonly Choice[] {
  const entries = useDictionary(`${type}`, isNeeded)
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
