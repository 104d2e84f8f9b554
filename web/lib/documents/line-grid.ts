import type { CodeListName } from '@quayside/contract/all-codes.ts'
import {
  hasDictionary,
  type LineColumn,
  type LineColumns,
  type LineKey,
} from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import type { Choice, GridColumn, GridRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { usePhrases } from '@quayside/kit/page/phrases.ts'
import { findPhrases, loadPhrases, type Messages } from '@quayside/phrases/load.ts'
import { locales } from '@quayside/phrases/locales.ts'
import { cleanDate } from '@quayside/phrases/sheet-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from 'use-intl'
import { choosing, columnTotal, numberCells, useDictionaryChoices } from './line-cells.ts'

type Codes = Messages['codes']
type Titles<K extends string> = Readonly<Record<K, string>>

type Sheet<M extends keyof Messages, K extends string> = {
  readonly fields: (key: K) => string
  /** Where the columns' headings stand in each language: a pasted sheet is not always in the reader's. */
  readonly phrases: M
  readonly titlesIn: (phrases: Messages[M]) => Titles<K>
  /** What other people's sheets call the columns. */
  readonly headings: Readonly<Partial<Record<string, readonly string[]>>>
  /** What one sheet has in its own way: how a model is searched, how a total is computed. It is kept over renders. */
  readonly own: { readonly [P in K]?: Partial<GridColumn> }
}

/** The contract's columns of a document's lines as its sheet needs them. */
export function useLineGrid<T extends LineColumns, M extends keyof Messages>(
  columns: T,
  { fields, phrases, titlesIn, headings, own }: Sheet<M, LineKey<T>>,
): readonly GridColumn[] {
  const words = useWords(phrases)
  const codes = usePhrases('codes')
  const isEnglish = useLocale() === 'en-US'
  const countries = useDictionaryChoices(1001, hasDictionary(columns, 1001))
  const units = useDictionaryChoices(1003, hasDictionary(columns, 1003))
  const packings = useDictionaryChoices(1042, hasDictionary(columns, 1042))
  return useMemo(() => {
    const dictionaries = { 1001: countries, 1003: units, 1042: packings }
    const titles = words.map((each) => titlesIn(each.phrases))
    const cellsOf = (column: LineColumn): Partial<GridColumn> => {
      if (column.kind === 'code')
        return choosing(codeChoices(column.codes, [codes, ...words.map((each) => each.codes)]))
      if (column.kind === 'entry') return choosing(dictionaries[column.dictionary])
      if (column.kind === 'percent') return choosing(column.values.map(percentChoice))
      if (column.kind === 'date') return { parse: cleanDate }
      if (!isLineNumber(column.kind)) return {}
      const cells = numberCells(column)
      const sum = () => columnTotal((row: GridRow) => row.cells[column.key], cells.show)
      return { ...cells, ...(column.isSummed && { total: sum() }) }
    }
    return columns.map((column): GridColumn => {
      const key: LineKey<T> = column.key
      return {
        key,
        title: fields(key),
        width: (isEnglish ? column.widthInEnglish : undefined) ?? column.width,
        isRequired: column.isRequired === true,
        aliases: [...(headings[key] ?? []), ...titles.map((each) => each[key])],
        ...cellsOf(column),
        ...own[key],
      }
    })
  }, [columns, fields, titlesIn, headings, own, words, codes, isEnglish, countries, units, packings])
}

export const percentChoice = (value: number): Choice => ({ value: String(value), label: `${value}%` })

type Listed = Extract<LineColumn, { kind: 'code' }>['codes']
/** The codes of a list under their texts, which pasted sheets may have in any language. */
const codeChoices = ({ name, keys, codes }: Listed, [own, ...others]: readonly Codes[]): Choice[] => {
  const textIn = (texts: Codes | undefined, key: string): string[] => {
    const list: Readonly<Record<string, string>> | undefined = texts?.[name as CodeListName]
    return list?.[key] === undefined ? [] : [list[key]]
  }
  return keys.map((key) => ({
    value: String(codes[key]),
    label: textIn(own, key)[0] ?? key,
    names: others.flatMap((texts) => textIn(texts, key)),
  }))
}

const none: never[] = []
/** Headings and texts of codes in every language. */
function useWords<M extends keyof Messages>(
  module: M,
): readonly { readonly phrases: Messages[M]; readonly codes: Codes }[] {
  const answer = useQuery({
    queryKey: ['lineWords', module],
    queryFn: async () => {
      await Promise.all(locales.map((locale) => loadPhrases(locale, [module, 'codes'])))
      return locales.flatMap((locale) => {
        const phrases = findPhrases(locale, module)
        const codes = findPhrases(locale, 'codes')
        return phrases && codes ? [{ phrases, codes }] : []
      })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return answer.data ?? none
}
