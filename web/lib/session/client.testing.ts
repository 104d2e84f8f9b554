import { giveClientTexts } from '@quayside/kit/page/client-texts.ts'
import { recentMessages, toasts } from '@quayside/kit/page/events.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { afterEach, beforeEach, vi } from 'vitest'
import { api } from './api.ts'
import { answerExpiredSession } from './expired-session.ts'
import { session } from './session.ts'

type Reply = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }

export function answering(...replies: Reply[]) {
  const calls: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls.push({ address, init })
    const { status = 200, body, text, headers } = replies[Math.min(calls.length, replies.length) - 1] ?? {}
    const content = text ?? JSON.stringify(body)
    return Promise.resolve(
      new Response(content, { status, headers: { 'Content-Type': 'application/json', ...headers } }),
    )
  })
  return calls
}

export const header = (call: { init: RequestInit } | undefined, name: string): string | null =>
  new Headers(call?.init.headers).get(name)
export const success = { body: { code: 200, msg: 'ok', data: { count: 1 } } }
export const markAll = () => api('PUT system/online/sysMsg/setIsRead', { body: { all: true } })
export const list = () => api('GET system/online/sysMsg', { query: { isRead: 0 } })

export const assign = vi.fn()
const later = new Date('2026-11-15T08:00:00Z').getTime()
let minute = 0

/** A session, a clock of its own and no messages before each test. */
export function eachWithSession(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: later + (minute += 60_000) })
    giveClientTexts(client.call)
    sessionStorage.clear()
    session.set({ ...session.get(), accessToken: 'secret', tokenType: 'bearer', refreshToken: undefined })
    toasts.set([])
    recentMessages.set([])
    assign.mockReset()
    vi.spyOn(location, 'assign').mockImplementation(assign)
  })
  afterEach(() => {
    answerExpiredSession('stayed')
    vi.runAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}
