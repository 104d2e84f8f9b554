import { isLive, type LiveSource, openLiveChannel } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
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

/** The queue, lists and open records; queries that are not on screen are refetched when they are used again. */
const isWork = ({ queryKey: [first, second] }: Query): boolean =>
  first === 'task' || second === 'list' || second === 'record'

/** Refetches what is on screen when a record of the provider changes. */
export function useLiveWork(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries({ predicate: isWork })
      }, gather)
    }
    const close = openLiveChannel(source, ({ type }) => type === 'work' && refresh(), refresh)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [queries])
}
