import type { Columns } from '@quayside/contract/kernel/columns.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { readEntryNames } from './entry-names.ts'
import type { Reader } from './read-within.ts'

type Cells<T extends Columns> = { readonly [K in keyof T]?: (row: object) => string }

/** The cells of an export whose columns have values of dictionaries: their names, as the screens show them. */
export async function entryCells<T extends Columns>(
  call: { readonly read: Reader; readonly locale: Locale },
  columns: T,
): Promise<Cells<T>> {
  const dictionaries = Object.entries(columns).flatMap(([key, { dictionary }]) =>
    dictionary === undefined ? [] : [{ key, dictionary }],
  )
  if (dictionaries.length === 0) return {}
  const types = [...new Set(dictionaries.map(({ dictionary }) => dictionary))]
  const names = await readEntryNames(call, types, call.locale)
  const cells = dictionaries.map(({ key, dictionary }) => {
    const of = names[dictionary] ?? {}
    return [
      key,
      (row: object): string => {
        const value = (row as Readonly<Record<string, string | null>>)[key] ?? ''
        return of[value] ?? value
      },
    ]
  })
  return Object.fromEntries(cells) as Cells<T>
}
