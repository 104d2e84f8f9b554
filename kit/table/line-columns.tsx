import type {
  LineColumn,
  LineColumns,
  LineDictionary,
  LineKey,
} from '@quayside/contract/kernel/lines/line-column.ts'
import { isLineNumber } from '@quayside/contract/kernel/lines/line-number.ts'
import { formatAmount, isAmount } from '@quayside/contract/kernel/money.ts'
import { showNumber } from '../lines-grid/grid-numbers.ts'
import { CodeText } from '../record/state-tag.tsx'
import { Nothing, Text } from './cells.tsx'
import type { Column } from './table.ts'

/** Decimals that are always written, so that a column of figures lines up. */
export const lineDecimals: Partial<Record<LineColumn['kind'], number>> = {
  price: 6,
  money: 2,
  signedMoney: 2,
  weight: 2,
  volume: 2,
}

type Drawing<K extends string, R> = {
  readonly titleOf: (key: K) => string
  /** The name of a dictionary's value in the user's language. */
  readonly nameOf: (dictionary: LineDictionary, value: string) => string
  /** What one table draws in its own way. */
  readonly own?: { readonly [P in K]?: Partial<Column<R>> }
}

/** The columns of a document's lines as a read-only table shows them; files are left to the screen. */
export function lineTableColumns<
  T extends LineColumns,
  R extends { readonly [K in LineKey<T>]: unknown } & { readonly id: string },
>(columns: T, { titleOf, nameOf, own = {} }: Drawing<LineKey<T>, R>): Column<R>[] {
  return columns.map((column): Column<R> => {
    const key: LineKey<T> = column.key
    const textOf = (row: R): string => {
      const value = row[key]
      const text = value === null || value === undefined ? '' : String(value)
      if (text === '') return ''
      if (column.kind === 'entry') return nameOf(column.dictionary, text)
      if (column.kind === 'percent') return `${text}%`
      if (column.kind === 'money' || column.kind === 'signedMoney')
        return isAmount(text) ? formatAmount(text) : text
      return isLineNumber(column.kind) ? showNumber(text, lineDecimals[column.kind]) : text
    }
    const base = {
      key,
      title: titleOf(key),
      width: column.width,
      ...(column.widthInEnglish !== undefined && { widthInEnglish: column.widthInEnglish }),
    }
    const { [key]: more } = own
    if (column.kind === 'code')
      return {
        ...base,
        cell: (row) => {
          const value = row[key]
          return typeof value === 'number' ? <CodeText list={column.codes} value={value} /> : <Nothing />
        },
        ...more,
      }
    if (!isLineNumber(column.kind)) return { ...base, cell: (row) => <Text>{textOf(row)}</Text>, ...more }
    return {
      ...base,
      align: 'right',
      figures: (rows) => [longestOf(rows.map(textOf))],
      cell: (row) => {
        const text = textOf(row)
        return text === '' ? <Nothing /> : <span className="q-number">{text}</span>
      },
      ...more,
    }
  })
}

/** One of the longest texts: the width of a column of ten thousand figures is measured once. */
export const longestOf = (texts: readonly string[]): string => {
  let longest = ''
  for (const text of texts) if (text.length > longest.length) longest = text
  return longest
}

/** Columns in the order of these keys; the others follow. */
export function inOrder<R>(columns: readonly Column<R>[], keys: readonly string[]): Column<R>[] {
  const first = keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  return [...first, ...columns.filter((column) => !first.includes(column))]
}
