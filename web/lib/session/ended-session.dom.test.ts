import { ApiError } from '@quayside/kit/page/api-error.ts'
import { describe, expect, it, vi } from 'vitest'
import { answering, eachWithSession, header, markAll, success } from './client.testing.ts'
import { answerExpiredSession, isSessionPromptOpen } from './expired-session.ts'
import { session } from './session.ts'

eachWithSession()

describe('an ended session (§8)', () => {
  it.each([
    ['body code 401', { body: { code: 401, msg: 'x' } }],
    ['body code 405', { body: { code: 405, msg: 'x' } }],
    ['HTTP 401', { status: 401, body: {} }],
  ])('asks whether to stay or to log in again after %s', async (_name, reply) => {
    answering(reply)
    const failed = expect(markAll()).rejects.toBeInstanceOf(ApiError)
    await expect.poll(() => isSessionPromptOpen.get()).toBe(true)
    answerExpiredSession('stayed')
    await failed
  })

  it('asks at most once in four seconds', async () => {
    answering({ status: 401, body: {} })
    const first = markAll().catch(() => 'refused')
    await expect.poll(() => isSessionPromptOpen.get()).toBe(true)
    answerExpiredSession('stayed')
    await first
    vi.advanceTimersByTime(3_900)
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(isSessionPromptOpen.get()).toBe(false)
    vi.advanceTimersByTime(200)
    const third = markAll().catch(() => 'refused')
    await expect.poll(() => isSessionPromptOpen.get()).toBe(true)
    answerExpiredSession('stayed')
    await third
  })

  it('repeats every waiting call after a log-in in place, with the new token', async () => {
    const calls = answering({ status: 401, body: {} }, { status: 401, body: {} }, success)
    const both = Promise.all([markAll(), markAll()])
    await expect.poll(() => isSessionPromptOpen.get()).toBe(true)
    await expect.poll(() => calls).toHaveLength(2)
    session.set({ ...session.get(), accessToken: 'fresh' })
    answerExpiredSession('restored')
    expect(await both).toEqual([{ count: 1 }, { count: 1 }])
    expect(header(calls[3], 'Authorization')).toBe('bearer fresh')
  })

  it('rotates the refresh token silently, once for calls that failed together', async () => {
    session.set({ ...session.get(), refreshToken: 'r1' })
    const token = {
      access_token: 'a2',
      token_type: 'bearer',
      refresh_token: 'r2',
      user_info: { menuList: [] },
    }
    const calls = answering({ status: 401, body: {} }, { status: 401, body: {} }, { body: token }, success)
    expect(await Promise.all([markAll(), markAll()])).toEqual([{ count: 1 }, { count: 1 }])
    expect(calls.filter((call) => call.address === '/api/auth/oauth/token')).toHaveLength(1)
    expect(isSessionPromptOpen.get()).toBe(false)
    expect(session.get().refreshToken).toBe('r2')
  })
})
