import type { StaffSelf } from '@quayside/contract/office/staff.ts'
import { giveClientTexts } from '@quayside/kit/page/client-texts.ts'
import { toasts } from '@quayside/kit/page/events.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getRecord, takeStep } from './records.ts'
import { forgetSession, keepSelf, session } from './session.ts'

const assign = vi.fn()
const self = { id: '1', permissions: [] } as unknown as StaffSelf

function answering(status: number, body: object) {
  const calls: { address: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls.push({ address, init })
    return Promise.resolve(Response.json(body, { status }))
  })
  return calls
}

beforeEach(() => {
  giveClientTexts(client.call)
  toasts.set([])
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  history.replaceState(null, '', '/office/company?id=7')
  keepSelf('secret', self)
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('takes a step at the path of its kind, with the token of the staff session', async () => {
  const calls = answering(200, { code: 200, msg: '', data: { id: '7' } })
  await takeStep('company', '7', 'reject', { reason: 'unreadable' })
  expect(calls.map(({ address, init }) => [init.method, address, init.body])).toEqual([
    ['POST', '/office/api/base/online/company/7/reject', JSON.stringify({ reason: 'unreadable' })],
  ])
  expect(new Headers(calls[0]?.init.headers).get('Authorization')).toBe('bearer secret')
})

it('shows why a step was refused and throws it, so that the dialog stays open', async () => {
  answering(200, { code: 500, msg: 'taken by a colleague' })
  await expect(takeStep('company', '7', 'reject', { reason: 'x' })).rejects.toThrow('taken by a colleague')
  expect(toasts.get().map(({ text }) => text)).toEqual(['taken by a colleague'])
  expect(session.get()).toBeDefined()
})

it('reads a record without a toast: the page itself says that it is gone', async () => {
  answering(200, { code: 404, msg: 'not found' })
  await expect(getRecord('company', '7')).rejects.toThrow('not found')
  expect(toasts.get()).toEqual([])
})

it('ends the session when the token of a step is refused', async () => {
  answering(401, { code: 401, msg: 'expired' })
  await expect(takeStep('company', '7', 'reject', { reason: 'x' })).rejects.toThrow()
  expect(session.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith(expect.stringContaining('/office/login?'))
})
