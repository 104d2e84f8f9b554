import type { LiveHello, LiveMessage, LiveWelcome } from '@quayside/contract/kernel/live.ts'
import { createStore } from '@quayside/kit/page/store.ts'
import { session } from './session.ts'

/** Whether the server can speak to us by itself; while it cannot, unread messages are asked for now and then. */
export const isLive = createStore(false)

const firstPause = 1_000
const longestPause = 60_000
/** The server's own code for a token that is over: reconnecting with it would be in vain. */
const signInAgain = 4401

type Heard = (message: LiveMessage) => void

/**
 * Opens the live channel and keeps it open with growing pauses; answers how to close it. `onBack`: the channel was
 * away, and whatever the server said meanwhile was said to nobody.
 */
export function openLiveChannel(hear: Heard, onBack: () => void): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let isClosed = false
  let hasBeenOpen = false

  function connect(): void {
    const token = session.get().accessToken
    if (token === undefined || isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    socket = new WebSocket(`${scheme}//${location.host}/api/ws`)
    // The token travels in the first message: an address would be logged on its way.
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
  // A new token (after a log-in in place) deserves a new try at once.
  const stop = session.subscribe(() => {
    if (socket?.readyState === WebSocket.CLOSED) connect()
  })
  return () => {
    isClosed = true
    stop()
    clearTimeout(timer)
    socket?.close()
  }
}
