import { type Entity, entityNames } from '@quayside/contract/kernel/entities.ts'
import { touchedBy } from '@quayside/contract/kernel/query-names.ts'
import { isLive, type LiveSource, openLiveChannel } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from './session.ts'

/** The polling interval while the live channel is closed. */
const refreshEvery = 15_000
/** A bulk step sends many messages, which are answered by one refetch. */
const gather = 300

/** Query options for data that others change: refetched on a live message, polled while the channel is closed. */
export const useRefreshInterval = (): number | false => (useStore(isLive) ? false : refreshEvery)

const source: LiveSource = {
  path: '/office/api/ws',
  token: () => session.get()?.token,
  whenTokenChanges: session.subscribe,
}

/** Refetches what is on screen when a record of the provider changes. */
export function useLiveWork(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let changed = new Set<Entity>()
    /** Queries that are not on screen are refetched when they are used again. */
    const refresh = (entities: readonly Entity[]): void => {
      changed = new Set([...changed, ...entities])
      timer ??= setTimeout(() => {
        const touched = touchedBy([...changed])
        timer = undefined
        changed = new Set()
        for (const name of ['task', ...touched]) void queries.invalidateQueries({ queryKey: [name] })
      }, gather)
    }
    const close = openLiveChannel(
      source,
      (message) => message.type === 'work' && refresh(message.entities),
      () => refresh(entityNames),
    )
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [queries])
}
