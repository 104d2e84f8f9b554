import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { useWholeSearch } from '@quayside/kit/page-search.ts'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<T> = {
  readonly name: string
  readonly gone: string
  readonly fetch: (id: string) => Promise<T>
  readonly children: (record: T) => ReactNode
}

/** The record whose id stands in the address, looked at again now and then: a colleague may be at it too. */
export function RecordQuery<T>({ name, gone, fetch, children }: Props<T>) {
  const { id = '' } = useWholeSearch()
  const key: QueryKey = [name, 'record', id]
  const answer = useQuery({ queryKey: key, queryFn: () => fetch(id), refetchInterval: 15_000 })
  if (answer.isPending) return <TableSkeleton label="…" />
  if (answer.data === undefined) return <LoadFailed text={gone} onRetry={() => void answer.refetch()} />
  return children(answer.data)
}
