import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import type { ListQuery } from './list-query.ts'
import { type Column, type Row, type TableState, useTable } from './table.ts'

/** A list as the address asks for it: the rows of before stay in sight until the new ones are there. */
export function useListTable<R extends Row, N extends string>(options: {
  /** Under which name this user's choices are remembered. */
  name: string
  /** The first word of its query keys, by which the live channel and whoever saves ask for it anew. */
  entity: string
  columns: readonly Column<R>[]
  list: ListQuery<N>
  fetch: (signal: AbortSignal) => Promise<{ rows: readonly R[]; total: number }>
}): TableState<R> {
  const { name, entity, columns, list, fetch } = options
  const answer = useQuery({
    // Names come in the reader's language.
    queryKey: [entity, 'list', useLocale(), list.query],
    queryFn: ({ signal }) => fetch(signal),
    placeholderData: keepPreviousData,
  })
  return useTable<R>({ name, columns, list, answer })
}
