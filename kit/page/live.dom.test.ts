import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLive, openLiveChannel } from './live.ts'

class FakeSocket extends EventTarget {
  static readonly CLOSED = 3
  static opened: FakeSocket[] = []
  readonly sent: string[] = []
  readonly address: string
  readyState = 1
  constructor(address: string) {
    super()
    this.address = address
    FakeSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  lose(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED
  }
}

const changed = new Set<() => void>()
const source = {
  path: '/office/api/ws',
  token: () => 'secret',
  whenTokenChanges: (follow: () => void) => {
    changed.add(follow)
    return () => changed.delete(follow)
  },
}
const last = (): FakeSocket => FakeSocket.opened.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.opened = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says the token first, is live after the welcome, and hears what follows', () => {
  const hear = vi.fn()
  const close = openLiveChannel(source, hear, vi.fn())
  expect(last().address).toMatch(/^ws:.*\/office\/api\/ws$/)
  last().dispatchEvent(new Event('open'))
  expect(last().sent).toEqual(['{"token":"secret"}'])
  expect(isLive.get()).toBe(false)
  last().say({ type: 'welcome' })
  expect(isLive.get()).toBe(true)
  last().say({ type: 'work' })
  expect(hear).toHaveBeenCalledExactlyOnceWith({ type: 'work' })
  close()
  expect(isLive.get()).toBe(false)
})

it('is not live while it is lost, comes back by itself, and says that it was away', () => {
  const onBack = vi.fn()
  const close = openLiveChannel(source, vi.fn(), onBack)
  last().say({ type: 'welcome' })
  last().lose(1006)
  expect(isLive.get()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.opened).toHaveLength(2)
  expect(onBack).not.toHaveBeenCalled()
  last().say({ type: 'welcome' })
  expect(onBack).toHaveBeenCalledOnce()
  expect(isLive.get()).toBe(true)
  close()
})

it('does not try a token again that is over, but a new one at once', () => {
  const close = openLiveChannel(source, vi.fn(), vi.fn())
  last().lose(4401)
  vi.advanceTimersByTime(120_000)
  expect(FakeSocket.opened).toHaveLength(1)
  for (const follow of changed) follow()
  expect(FakeSocket.opened).toHaveLength(2)
  close()
})
