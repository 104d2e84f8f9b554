import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../session/api.ts'

/** Notes, tasks and followers of a record; the live channel says when they are old. */
export const useTeamwork = (key: NotedKey | undefined) =>
  useQuery({
    queryKey: ['recordNote', 'of', key?.entity, key?.entityId],
    queryFn: () => api('GET system/online/teamwork/record', { query: key as NotedKey }, { isQuiet: true }),
    enabled: key !== undefined,
  })
