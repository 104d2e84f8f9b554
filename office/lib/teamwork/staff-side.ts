import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { TeamworkSide } from '@quayside/kit/teamwork/teamwork-side.ts'
import { useMemo } from 'react'
import { api } from '../api.ts'
import { session } from '../session.ts'

/** Keys come from pages of the back office, so they are of its kinds. */
const known = <K extends NotedKey<string>>(key: K) => key as K & NotedKey<TaskKind>

/** The provider's staff. */
export function useStaffSide(): TeamworkSide {
  const ownId = useStore(session)?.self.id ?? ''
  return useMemo(
    () => ({
      read: (key) => api('GET office/online/teamwork/record', { query: known(key) }, { isQuiet: true }),
      follow: (body) => api('POST office/online/teamwork/follow', { body: known(body) }),
      saveNote: (body) => api('POST office/online/recordNote/save', { body: known(body) }),
      removeTask: (id) => api('DELETE office/online/recordTask/batchRemove', { body: { ids: [id] } }),
      removeNote: (id) => api('DELETE office/online/recordNote/batchRemove', { body: { ids: [id] } }),
      saveTask: (body) => api('POST office/online/recordTask/save', { body: known(body) }),
      markTask: (id, body) => api('POST office/online/recordTask/{id}/done', { params: { id }, body }),
      ownId,
      texts: 'staff',
      counts: 'task',
    }),
    [ownId],
  )
}
