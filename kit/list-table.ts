import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import type { ListQuery } from './list-query.ts'
import { type Column, type Row, type TableState, useTable } from './table.ts'

/** The list that the address asks for; the previous rows stay visible until the new ones arrive. */
export function useListTable<R extends Row, N extends string>(options: {
  /** The name under which this user's settings are stored. */
  name: string
  /** The first element of its query keys, by which the live channel and saves refetch it. */
  entity: string
  columns: readonly Column<R>[]
  list: ListQuery<N>
  fetch: (signal: AbortSignal) => Promise<{ rows: readonly R[]; total: number }>
}): TableState<R> {
  const { name, entity, columns, list, fetch } = options
  const answer = useQuery({
    // Names in the rows depend on the language.
    queryKey: [entity, 'list', useLocale(), list.query],
    queryFn: ({ signal }) => fetch(signal),
    placeholderData: keepPreviousData,
  })
  return useTable<R>({ name, columns, list, answer })
}
