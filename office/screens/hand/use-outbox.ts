import type { Store } from '@quayside/kit/page/store.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '../../lib/session.ts'
import { type Entry, type Outbox, openOutbox } from './outbox.ts'
import { openKeeper } from './outbox-keeper.ts'
import { sendScan } from './send-scan.ts'

/** Milliseconds between two attempts while scans wait. */
const tryEvery = 3_000

const opened = new Map<string, Promise<Outbox>>()

/** The outbox of the member of staff who is logged in; sends by itself whenever the line is back. */
export function useOutbox(): Outbox | undefined {
  const staffId = useStore(session)?.self.id ?? ''
  const queries = useQueryClient()
  const [outbox, setOutbox] = useState<Outbox>()
  useEffect(() => {
    const existing = opened.get(staffId) ?? openOutbox({ keeper: openKeeper(staffId), send: sendScan })
    opened.set(staffId, existing)
    let isGone = false
    void existing.then((ready) => !isGone && setOutbox(ready))
    return () => {
      isGone = true
    }
  }, [staffId])
  useEffect(() => {
    if (!outbox) return undefined
    const isWaiting = (): boolean => outbox.entries.get().some(({ state }) => state === 'waiting')
    const flush = async (): Promise<void> => {
      if (!isWaiting()) return
      await outbox.flush()
      if (!isWaiting())
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'record' })
    }
    const begin = (): void => void flush()
    begin()
    const timer = setInterval(begin, tryEvery)
    addEventListener('online', begin)
    return () => {
      clearInterval(timer)
      removeEventListener('online', begin)
    }
  }, [outbox, queries])
  return outbox
}

/** A store's value must stay the same object while nothing changes. */
const constant = <T>(value: T): Store<T> => ({
  get: () => value,
  set: () => undefined,
  subscribe: () => () => undefined,
})
const none = constant<readonly Entry[]>([])
const no = constant(false)

export const useEntries = (outbox: Outbox | undefined) => useStore(outbox?.entries ?? none)
export const useIsCut = (outbox: Outbox | undefined): boolean => {
  const isCut = useStore(outbox?.isCut ?? no)
  const [isOffline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    const look = (): void => setOffline(!navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isCut || isOffline
}
