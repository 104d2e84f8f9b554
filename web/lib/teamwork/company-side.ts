import type { NotedKey } from '@quayside/contract/teamwork/teamwork.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { TeamworkSide } from '@quayside/kit/teamwork/teamwork-side.ts'
import { useMemo } from 'react'
import { api } from '../session/api.ts'
import { session } from '../session/session.ts'

/** Keys come from pages of the portal, so they are of its kinds. */
const known = <K extends NotedKey<string>>(key: K) => key as K & NotedKey

/** Members of one company. */
export function useCompanySide(): TeamworkSide {
  const ownId = useStore(session).userInfo?.userId ?? ''
  return useMemo(
    () => ({
      read: (key) => api('GET system/online/teamwork/record', { query: known(key) }, { isQuiet: true }),
      follow: (body) => api('POST system/online/teamwork/follow', { body: known(body) }),
      saveNote: (body) => api('POST system/online/recordNote/save', { body: known(body) }),
      removeTask: (id) => api('DELETE system/online/recordTask/batchRemove', { body: { ids: [id] } }),
      removeNote: (id) => api('DELETE system/online/recordNote/batchRemove', { body: { ids: [id] } }),
      saveTask: (body) => api('POST system/online/recordTask/save', { body: known(body) }),
      markTask: (id, body) => api('POST system/online/recordTask/{id}/done', { params: { id }, body }),
      ownId,
      texts: 'company',
      counts: 'home',
    }),
    [ownId],
  )
}
