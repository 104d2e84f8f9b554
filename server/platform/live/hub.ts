import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { PrimaryClient } from '../database/primary-client.ts'
import { type LiveAddress, type LiveEnvelope, liveChannel } from './live-message.ts'

export type Listener = {
  readonly as: { readonly companyId: string; readonly memberId: string } | 'staff'
  /** Staff sessions have numbers of their own: `staff 7`. */
  readonly sessionId: string
  /** Before the review is passed: hears of its own company's review and of nothing else. */
  readonly isOnboarding?: boolean
  send(message: LiveEnvelope['message']): void
  close(): void
}

export type LiveHub = {
  add(listener: Listener): () => void
  readonly count: number
  countOf(sessionId: string): number
  /** To the listeners of every process. While the connection is lost, messages wait for the next one. */
  send(envelopes: readonly LiveEnvelope[]): void
  close(): Promise<void>
}

const firstPause = 200
const longestPause = 10_000
const mostAtOnce = 500
/** Milliseconds after a statement during which messages gather for the next one: each costs as much as a small read. */
const gatherFor = 20
/** The most messages that wait for a lost connection; older ones are dropped. */
const mostUnsent = 10_000

function isFor(to: LiveAddress, as: Listener['as']): boolean {
  if ('staff' in to || as === 'staff') return 'staff' in to && as === 'staff'
  if (to.companyId !== undefined && as.companyId !== to.companyId) return false
  return to.memberIds === undefined || to.memberIds.includes(as.memberId)
}

const isReview = (message: LiveEnvelope['message']): boolean =>
  message.type === 'event' && message.entities.includes('company')

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
  let isConnected = false
  const unsent: string[] = []
  let isSending = false
  let sending: Promise<void> | undefined

  function deliver(payload: string): void {
    const { to, message } = JSON.parse(payload) as LiveEnvelope
    for (const listener of listeners) {
      if (message.type === 'session-ended') {
        if (message.sessionIds.includes(listener.sessionId)) listener.close()
        continue
      }
      if (isFor(to, listener.as) && !(listener.isOnboarding && !isReview(message))) listener.send(message)
    }
  }

  async function connect(): Promise<void> {
    const next = new PrimaryClient({
      connectionString: url,
      application_name: 'quayside-live',
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => retry(next, error))
    next.on('end', () => retry(next))
    next.on('notification', ({ payload }) => deliver(payload ?? '{}'))
    try {
      await next.connect()
      // NOTIFY locks out every other one until its commit is written; nothing is lost with these commits.
      await next.query(`set synchronous_commit = off; listen ${liveChannel}`)
      isConnected = true
      pause = firstPause
      flush()
    } catch (error) {
      retry(next, error)
    }
  }

  function retry(failed: pg.Client, error?: unknown): void {
    if (isClosed || failed !== client) return
    client = undefined
    isConnected = false
    if (error) log.warn({ err: error }, 'live channel lost')
    failed.end().catch(() => undefined)
    timer = setTimeout(() => void connect(), pause)
    pause = Math.min(pause * 2, longestPause)
  }

  /** One statement for all that gathered while the last one was under way, and shortly after it. */
  function flush(): void {
    if (!isSending) sending = sendAll()
  }

  /** The flag falls in the same step that sees nothing left, so that no message arrives between the two. */
  async function sendAll(): Promise<void> {
    isSending = true
    const connected = (): pg.Client | undefined => (isConnected ? client : undefined)
    for (let to = connected(); to && unsent.length > 0; to = connected()) {
      const payloads = unsent.splice(0, mostAtOnce)
      try {
        await to.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          liveChannel,
          payloads,
        ])
      } catch (error) {
        log.warn({ err: error }, 'live messages not sent')
        unsent.unshift(...payloads)
        break
      }
      await wait(gatherFor)
    }
    isSending = false
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
    send(envelopes) {
      unsent.push(...envelopes.map((envelope) => JSON.stringify(envelope)))
      if (unsent.length > mostUnsent) unsent.splice(0, unsent.length - mostUnsent)
      flush()
    },
    async close() {
      await sending
      isClosed = true
      isConnected = false
      clearTimeout(timer)
      for (const listener of listeners) listener.close()
      await client?.end().catch(() => undefined)
    },
  }
}
