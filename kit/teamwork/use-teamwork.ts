import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTeamworkSide } from './teamwork-side.ts'

/** Notes, tasks and followers of a record; the live channel says when they are old. */
export function useTeamwork(key: NotedKey<string> | undefined) {
  const { read } = useTeamworkSide()
  return useQuery({
    queryKey: ['recordNote', 'of', key?.entity, key?.entityId],
    queryFn: () => read(key as NotedKey<string>),
    enabled: key !== undefined,
  })
}

/** What shows tasks is read again. */
export function useRefreshedTasks(): () => Promise<unknown> {
  const queries = useQueryClient()
  const { counts } = useTeamworkSide()
  return () =>
    Promise.all(
      ['recordNote', 'recordTask', counts].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
}
