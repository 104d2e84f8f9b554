import type { CodeList } from '@quayside/contract/kernel/codes.ts'

/** A query without an endpoint of its own: for lists whose filters are known only when they are shown. */
export type AnyQuery = Readonly<Record<string, string | number | undefined>>

/** The parameters of a list's endpoint that filter its rows. */
export type FilterName<Q> = Exclude<keyof Q & string, 'pageNum' | 'pageSize' | 'orderByColumn' | 'isAsc'>
/** `createdAt` where the endpoint takes `createdAtBegin` and `createdAtEnd`. */
type RangeName<K> = K extends `${infer N}Begin` ? N : never

/**
 * How a filter is drawn: typed text, a choice of codes, a choice of currencies, or only the defaults. The screen draws an
 * `own` one itself; without that, only links set it.
 */
type Look = 'text' | 'currency' | 'default' | 'own' | CodeList
/** With a width in pixels where it is not the usual one. */
type Entry = Look | readonly [look: Look, width: number]

/** The filters of a list, in the order in which they are shown; a range of days is one of them. */
export type FilterTable<Q> = { readonly [K in FilterName<Q>]?: Entry } & {
  readonly [K in RangeName<keyof Q>]?: 'days'
}
/** The filters of any list. */
export type AnyFilterTable = Readonly<Record<string, Entry | 'days'>>

/** The parameters that a list's filters set. */
export const filterNames = (filters: AnyFilterTable): readonly string[] =>
  Object.entries(filters).flatMap(([name, entry]) =>
    entry === 'days' ? [`${name}Begin`, `${name}End`] : [name],
  )
