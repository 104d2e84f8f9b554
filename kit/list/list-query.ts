import { useMemo } from 'react'
import { type Search, useChangeSearch } from '../page/page-search.ts'
import { type AnyQuery, type FilterName, type FilterTable, filterNames } from './list-filters.ts'
import { useListSearch } from './list-search.tsx'
import { defaultPageSize } from './page-size.ts'

type Sort = { readonly column: string; readonly direction: 'asc' | 'desc' }
export type Filters<N extends string> = { readonly [K in N]?: string }

/** What a list of any kind shows. */
export type ListState<N extends string = string> = {
  readonly filters: Filters<N>
  readonly pageNum: number
  readonly pageSize: number
  readonly sort: Sort | undefined
  readonly isFiltered: boolean
  setFilters(next: Filters<N>): void
  /** `replace`: without a step that Back would undo. */
  setPage(pageNum: number, pageSize: number, options?: { readonly replace?: boolean }): void
  setSort(sort: Sort | undefined): void
  /** Filters and sorting at once. */
  setView(view: { readonly filters: Filters<N>; readonly sort: Sort | undefined }): void
}

/** The same, with the query as the list's endpoint takes it. */
export type ListQuery<Q> = ListState<FilterName<Q>> & {
  readonly query: Q
  /** The query without page and sorting, for sums and exports. */
  readonly condition: Pick<Q, FilterName<Q>>
}

const largestPage = 200

const wholeNumber = (text: string | undefined, fallback: number, most: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : fallback
}

/** A list's filters, page and sorting come from the address, so that links, Back and reloads show the same rows. */
export function readListSearch<N extends string>(search: Search, names: readonly N[]) {
  const given = names.filter((name) => search[name] !== undefined && search[name] !== '')
  const filters = Object.fromEntries(given.map((name) => [name, search[name]])) as Filters<N>
  const direction = search['isAsc'] === 'asc' ? 'asc' : 'desc'
  const column = search['orderByColumn']
  return {
    filters,
    isFiltered: given.length > 0,
    pageNum: wholeNumber(search['pageNum'], 1, 1_000_000),
    pageSize: wholeNumber(search['pageSize'], defaultPageSize, largestPage),
    sort: column ? ({ column, direction } satisfies Sort) : undefined,
  }
}

const isNames = (filters: object): filters is readonly string[] => Array.isArray(filters)

/** `Q` is what the list's endpoint takes; `filters` is declared outside of the component. */
export function useListQuery<Q = AnyQuery>(filters: FilterTable<Q> | readonly FilterName<Q>[]): ListQuery<Q> {
  const search = useListSearch()
  const go = useChangeSearch()
  return useMemo(() => {
    const names = (isNames(filters) ? filters : filterNames(filters)) as readonly FilterName<Q>[]
    const read = readListSearch(search, names)
    const valuesOf = (next: Filters<FilterName<Q>>): Search =>
      Object.fromEntries(names.map((name) => [name, next[name] || undefined]))
    const sorting = read.sort ? { orderByColumn: read.sort.column, isAsc: read.sort.direction } : {}
    return {
      ...read,
      query: {
        ...read.filters,
        pageNum: read.pageNum,
        pageSize: read.pageSize,
        ...sorting,
        // The address is text that anybody may write: the endpoint checks it by its schema.
      } as Q,
      condition: read.filters as Pick<Q, FilterName<Q>>,
      setFilters: (next) => go({ ...valuesOf(next), pageNum: undefined }),
      setPage: (pageNum, pageSize, options) =>
        go(
          {
            pageNum: pageNum === 1 ? undefined : String(pageNum),
            pageSize: pageSize === defaultPageSize ? undefined : String(pageSize),
          },
          options,
        ),
      setSort: (sort) => go({ orderByColumn: sort?.column, isAsc: sort?.direction, pageNum: undefined }),
      setView: ({ filters: next, sort }) =>
        go({
          ...valuesOf(next),
          orderByColumn: sort?.column,
          isAsc: sort?.direction,
          pageNum: undefined,
        }),
    }
  }, [search, filters, go])
}
