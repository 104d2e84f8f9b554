import type { LiveHello, LiveMessage, LiveWelcome } from '@quayside/contract/kernel/live.ts'
import { createStore } from './store.ts'

/** Whether the live channel is open; while it is not, the front ends poll. */
export const isLive = createStore(false)

const firstPause = 1_000
const longestPause = 60_000
/** The server's close code for an expired token: the same token would be refused again. */
const signInAgain = 4401

export type LiveSource = {
  /** `/api/ws` */
  readonly path: string
  readonly token: () => string | undefined
  /** Calls back when there may be a new token; returns how to unsubscribe. */
  readonly whenTokenChanges: (follow: () => void) => () => void
}

/**
 * Opens the live channel and reconnects with growing pauses; returns how to close it. `onBack` is called after a
 * reconnection: messages sent in between are lost.
 */
export function openLiveChannel(
  source: LiveSource,
  hear: (message: LiveMessage) => void,
  onBack: () => void,
): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let isClosed = false
  let hasBeenOpen = false

  function connect(): void {
    const token = source.token()
    if (token === undefined || isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    socket = new WebSocket(`${scheme}//${location.host}${source.path}`)
    // The token is sent in the first message, because proxies log addresses.
    socket.addEventListener('open', () => socket?.send(JSON.stringify({ token } satisfies LiveHello)))
    socket.addEventListener('message', (event) =>
      receive(JSON.parse(String(event.data)) as LiveMessage | LiveWelcome),
    )
    // §1: an error of the channel is only logged.
    // oxlint-disable-next-line no-console -- the specification asks for exactly this
    socket.addEventListener('error', () => console.info('live channel lost'))
    socket.addEventListener('close', (event) => again(event.code))
  }

  function receive(message: LiveMessage | LiveWelcome): void {
    if (message.type !== 'welcome') return hear(message)
    pause = firstPause
    isLive.set(true)
    if (hasBeenOpen) onBack()
    hasBeenOpen = true
  }

  function again(code: number): void {
    isLive.set(false)
    if (isClosed || code === signInAgain) return
    timer = setTimeout(connect, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  connect()
  // A new token (after a log-in in place) is tried at once.
  const stop = source.whenTokenChanges(() => {
    if (socket?.readyState === WebSocket.CLOSED) connect()
  })
  return () => {
    isClosed = true
    stop()
    clearTimeout(timer)
    socket?.close()
    isLive.set(false)
  }
}
