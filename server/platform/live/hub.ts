import pg from 'pg'
import type { Logger } from 'pino'
import { type LiveAddress, type LiveEnvelope, liveChannel } from './live-message.ts'

export type Listener = {
  readonly as: { readonly companyId: string; readonly memberId: string } | 'staff'
  /** Staff sessions have numbers of their own: `staff 7`. */
  readonly sessionId: string
  send(message: LiveEnvelope['message']): void
  close(): void
}

export type LiveHub = {
  add(listener: Listener): () => void
  readonly count: number
  countOf(sessionId: string): number
  close(): Promise<void>
}

const firstPause = 200
const longestPause = 10_000

function isFor(to: LiveAddress, as: Listener['as']): boolean {
  if ('staff' in to || as === 'staff') return 'staff' in to && as === 'staff'
  if (to.companyId !== undefined && as.companyId !== to.companyId) return false
  return to.memberIds === undefined || to.memberIds.includes(as.memberId)
}

/**
 * One LISTEN connection per process; every message that any process publishes arrives here and goes to the
 * listeners it is meant for. A lost connection is opened again with growing pauses; browsers
 * fetch missed changes by polling.
 */
export function openLiveHub(url: string, log: Logger): LiveHub {
  const listeners = new Set<Listener>()
  let client: pg.Client | undefined
  let pause = firstPause
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function deliver(payload: string): void {
    const { to, message } = JSON.parse(payload) as LiveEnvelope
    for (const listener of listeners) {
      if (message.type === 'session-ended') {
        if (message.sessionIds.includes(listener.sessionId)) listener.close()
        continue
      }
      if (isFor(to, listener.as)) listener.send(message)
    }
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'quayside-live', keepAlive: true })
    client = next
    next.on('error', (error) => retry(next, error))
    next.on('end', () => retry(next))
    next.on('notification', ({ payload }) => deliver(payload ?? '{}'))
    try {
      await next.connect()
      await next.query(`listen ${liveChannel}`)
      pause = firstPause
    } catch (error) {
      retry(next, error)
    }
  }

  function retry(failed: pg.Client, error?: unknown): void {
    if (isClosed || failed !== client) return
    client = undefined
    if (error) log.warn({ err: error }, 'live channel lost')
    failed.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, longestPause)
  }

  void connect()
  return {
    add(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get count() {
      return listeners.size
    },
    countOf: (sessionId) =>
      listeners.values().reduce((count, each) => (each.sessionId === sessionId ? count + 1 : count), 0),
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const listener of listeners) listener.close()
      await client?.end().catch(() => undefined)
    },
  }
}
