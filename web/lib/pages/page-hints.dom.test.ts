import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const hints = {
  texts: { 'zh-CN': ['assets/cn.js'], 'zh-TW': ['assets/tw.js'], 'en-US': ['assets/en.js'] },
  first: [
    { path: 'base/online/supplier/list', query: { pageNum: 1, pageSize: 20, modelType: 0 }, isList: true },
  ],
}
const ofRecord = [
  { path: 'base/online/supplier/{id}' },
  { path: 'base/online/bDict/queryDictListByCode', query: { type: '1001' } },
]
const sent = vi.fn<(address: string) => Promise<Response>>()

/** A page as the server writes it, opened at the address. */
async function openPage(address: string, first: unknown = hints.first) {
  const written = JSON.stringify({ ...hints, first })
  document.head.innerHTML = `<script type="application/json" id="page-hints">${written}</script>`
  history.replaceState(null, '', address)
  vi.resetModules()
  return import('./page-hints.ts')
}

beforeEach(() => {
  sessionStorage.setItem('accessToken', 'token')
  sent.mockReset()
  sent.mockImplementation(() => Promise.resolve(Response.json({ code: 200, rows: [], total: 0 })))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('fetches the texts of the language that this browser shows, and no others', async () => {
  localStorage.setItem('locale', 'zh-TW')
  const { fetchTextsEarly } = await openPage('/supplierList')
  fetchTextsEarly()
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/tw.js'])
})

it('gives the early answer once, to the call with the same parameters in any order', async () => {
  const { sendFirstCalls, takeEarlyAnswer } = await openPage('/supplierList?status=1')
  sendFirstCalls()
  expect(sent.mock.calls[0]?.[0]).toBe(
    '/api/base/online/supplier/list?status=1&pageNum=1&pageSize=20&modelType=0',
  )
  const asked = 'base/online/supplier/list?modelType=0&pageSize=20&pageNum=1&status=1'
  expect(takeEarlyAnswer('base/online/supplier/list?pageNum=1&pageSize=20&modelType=0')).toBeUndefined()
  expect((await takeEarlyAnswer(asked))?.status).toBe(200)
  expect(takeEarlyAnswer(asked)).toBeUndefined()
})

it('forgets an answer that nobody asked for in time', async () => {
  const { sendFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  sendFirstCalls()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 21_000)
  expect(takeEarlyAnswer('base/online/supplier/list?pageNum=1&pageSize=20&modelType=0')).toBeUndefined()
  vi.restoreAllMocks()
})

it('reads an answer whole before anybody asks for it, so that its call ends', async () => {
  const answer = Response.json({ code: 200, rows: [{ id: '7' }], total: 1 })
  sent.mockResolvedValue(answer)
  const { sendFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  sendFirstCalls()
  await expect.poll(() => answer.bodyUsed).toBe(true)
  const taken = await takeEarlyAnswer('base/online/supplier/list?pageNum=1&pageSize=20&modelType=0')
  expect(await taken?.json()).toMatchObject({ rows: [{ id: '7' }] })
})

it('does not send early where a record is open beside the list', async () => {
  const { sendFirstCalls } = await openPage('/supplierList?id=7')
  sendFirstCalls()
  expect(sent).not.toHaveBeenCalled()
})

it('sends the call of the record that the address names, with the names that the record shows', async () => {
  const { sendFirstCalls, takeEarlyAnswer } = await openPage('/supplierInfo?id=7', ofRecord)
  sendFirstCalls()
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/api/base/online/supplier/7',
    '/api/base/online/bDict/queryDictListByCode?type=1001',
  ])
  expect((await takeEarlyAnswer('base/online/supplier/7'))?.status).toBe(200)
})

it('sends the record alone where its form is opened, which shows other names', async () => {
  const { sendFirstCalls } = await openPage('/supplierInfo?id=7&edit=1', ofRecord)
  sendFirstCalls()
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/base/online/supplier/7'])
})

it.each(['', '?id=7&print=1'])(
  'sends nothing early for a new record or a page to print: %s',
  async (search) => {
    const { sendFirstCalls } = await openPage(`/supplierInfo${search}`, ofRecord)
    sendFirstCalls()
    expect(sent).not.toHaveBeenCalled()
  },
)

const list = { path: 'base/online/customer/list', query: { pageNum: 1, pageSize: 20 }, isList: true }
const asked = 'base/online/customer/list?pageNum=1&pageSize=20'

it('sends the first call of another page once, and gives that page the answer', async () => {
  const { prepareFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  prepareFirstCalls([list], '')
  prepareFirstCalls([list], '')
  expect(sent).toHaveBeenCalledOnce()
  expect((await takeEarlyAnswer(asked))?.status).toBe(200)
  prepareFirstCalls([list], '')
  expect(sent).toHaveBeenCalledOnce()
})

it('does not ask for what a page has just asked for itself', async () => {
  const { prepareFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  expect(takeEarlyAnswer(asked)).toBeUndefined()
  prepareFirstCalls([list], '')
  expect(sent).not.toHaveBeenCalled()
})

it('forgets what was read before a change, and reads it again', async () => {
  const { prepareFirstCalls, forgetEarlyAnswers, takeEarlyAnswer } = await openPage('/supplierList')
  prepareFirstCalls([list], '')
  forgetEarlyAnswers()
  expect(takeEarlyAnswer(asked)).toBeUndefined()
})

it('leaves a failure to the page, which asks itself', async () => {
  const { prepareFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  sent.mockResolvedValue(new Response('', { status: 500 }))
  prepareFirstCalls([list], '')
  await Promise.resolve()
  await Promise.resolve()
  expect(takeEarlyAnswer(asked)).toBeUndefined()
})

it('gives no answer to another session than the one that asked', async () => {
  const { prepareFirstCalls, takeEarlyAnswer } = await openPage('/supplierList')
  const { session } = await import('../session/session.ts')
  prepareFirstCalls([list], '')
  session.set({ ...session.get(), accessToken: 'of another company' })
  expect(takeEarlyAnswer(asked)).toBeUndefined()
  session.set({ ...session.get(), accessToken: 'token' })
  expect((await takeEarlyAnswer(asked))?.status).toBe(200)
})
