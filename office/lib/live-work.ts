import { isLive, type LiveSource, openLiveChannel } from '@quayside/kit/page/live.ts'
import { useStore } from '@quayside/kit/page/store.ts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from './session.ts'

/** While the live channel is away: a colleague decides, a customer submits. */
const refreshEvery = 15_000
/** A bulk step is many pieces of news, and one question. */
const gather = 300

/** For what others change meanwhile: asked for when the live channel says so, and now and then while it is away. */
export const useRefreshInterval = (): number | false => (useStore(isLive) ? false : refreshEvery)

const source: LiveSource = {
  path: '/office/api/ws',
  token: () => session.get()?.token,
  whenTokenChanges: session.subscribe,
}

/** The queue, lists and open records; what is not on the screen is asked for when it comes back to it. */
const isWork = ({ queryKey: [first, second] }: Query): boolean =>
  first === 'task' || second === 'list' || second === 'record'

/** Keeps the screen as the provider's records are. */
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
