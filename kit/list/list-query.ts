import { useMemo } from 'react'
import { type Search, useChangeSearch } from '../page/page-search.ts'
import { useListSearch } from './list-search.tsx'
import { defaultPageSize } from './page-size.ts'

type Sort = { readonly column: string; readonly direction: 'asc' | 'desc' }
export type Filters<N extends string> = { readonly [K in N]?: string }

export type ListQuery<N extends string> = {
  readonly filters: Filters<N>
  readonly pageNum: number
  readonly pageSize: number
  readonly sort: Sort | undefined
  readonly isFiltered: boolean
  /** As `GET …/list` takes it. */
  readonly query: Filters<N> & { pageNum: number; pageSize: number; orderByColumn?: never; isAsc?: never }
  setFilters(next: Filters<N>): void
  setPage(pageNum: number, pageSize: number): void
  setSort(sort: Sort | undefined): void
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

export function useListQuery<const N extends string>(names: readonly N[]): ListQuery<N> {
  const search = useListSearch()
  const go = useChangeSearch()
  return useMemo(() => {
    const read = readListSearch(search, names)
    const sorting = read.sort ? { orderByColumn: read.sort.column, isAsc: read.sort.direction } : {}
    return {
      ...read,
      query: {
        ...read.filters,
        pageNum: read.pageNum,
        pageSize: read.pageSize,
        ...sorting,
      } as ListQuery<N>['query'],
      setFilters: (next) =>
        go({
          ...Object.fromEntries(names.map((name) => [name, next[name] || undefined])),
          pageNum: undefined,
        }),
      setPage: (pageNum, pageSize) =>
        go({
          pageNum: pageNum === 1 ? undefined : String(pageNum),
          pageSize: pageSize === defaultPageSize ? undefined : String(pageSize),
        }),
      setSort: (sort) => go({ orderByColumn: sort?.column, isAsc: sort?.direction, pageNum: undefined }),
    }
  }, [search, names, go])
}
