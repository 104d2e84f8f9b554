import type { QueryName } from '@quayside/contract/kernel/query-names.ts'
import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import {
  type Column,
  type KeptColumns,
  type Row,
  type TableState,
  useColumnChoice,
  useSelection,
} from '../table/table.ts'
import type { ListState } from './list-query.ts'

/** The list that the address asks for; the previous rows stay visible until the new ones arrive. */
export function useListTable<R extends Row>(options: {
  /** The name under which this user's settings are stored. */
  name: string
  /** The first element of its query keys, by which the live channel and saves refetch it. */
  entity: QueryName
  /** Tells lists of the same entity apart. */
  within?: string | number
  columns: readonly Column<R>[]
  list: ListState & { readonly query: object }
  fetch: (
    signal: AbortSignal,
    columns: string,
  ) => Promise<{ rows: readonly R[]; total: number; sums?: Sums | null }>
  /** What the list with these columns asks for (`columns` of its call), where it does not ask for whole rows. */
  asks?: (shown: readonly Column<R>[]) => string
  /** Milliseconds between two calls, for a list that no live channel refetches. */
  refetchInterval?: number | false
  /** Where the choice of columns is kept, if not in this browser. */
  kept?: KeptColumns | undefined
}): TableState<R> {
  const { name, entity, within, columns, list, fetch, refetchInterval = false, kept, asks } = options
  const choice = useColumnChoice(name, columns, kept)
  const asked = asks?.(choice.shown) ?? ''
  const answer = useQuery({
    // Names in the rows depend on the language.
    queryKey: [entity, 'list', useLocale(), within, list.query, asked],
    queryFn: ({ signal }) => fetch(signal, asked),
    // Rows that were asked for with other columns cannot fill these.
    placeholderData: (rows, before) => (before?.queryKey.at(-1) === asked ? rows : undefined),
    refetchInterval,
  })
  return { name, ...choice, list, answer, ...useSelection<R>() }
}
