import { ApiError } from '@quayside/kit/page/api-error.ts'
import { busyCalls, recentMessages, toasts } from '@quayside/kit/page/events.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { client } from '@quayside/phrases/zh-CN/shell/client.ts'
import { describe, expect, it, vi } from 'vitest'
import { messagePage } from '../consultations/long-message.ts'
import { api } from './api.ts'
import { answering, assign, eachWithSession, header, list, markAll, success } from './client.testing.ts'
import { client as webClient } from './client.ts'
import { endEnrolment, isEnrolling } from './session.ts'

eachWithSession()

describe('every call (§7)', () => {
  it('sends the current language, credentials and a bearer header from the stored type and token', async () => {
    const calls = answering(success)
    currentLocale.set('zh-TW')
    await markAll()
    currentLocale.set('zh-CN')
    expect(header(calls[0], 'Accept-Language')).toBe('zh-TW')
    expect(header(calls[0], 'Authorization')).toBe('bearer secret')
    expect(calls[0]?.init.credentials).toBe('include')
    expect(calls[0]?.address).toBe('/api/system/online/sysMsg/setIsRead')
  })

  it('sends no authorization with the log-in itself', async () => {
    const calls = answering({ body: { access_token: 'new', token_type: 'bearer' } })
    await api('POST auth/oauth/token', { body: { grant_type: 'password', username: 'a', password: 'b' } })
    expect(header(calls[0], 'Authorization')).toBeNull()
  })

  it('writes form-encoded where the contract says so, JSON elsewhere', async () => {
    const calls = answering(success)
    await api('PUT system/online/sysTableLevelStep/commitAudit', {
      body: { tableName: 'order', ids: ['1', '2'] },
    })
    await markAll()
    expect(`${calls[0]?.init.body as URLSearchParams}`).toBe('tableName=order&ids=1%2C2')
    expect(calls[1]?.init.body).toBe('{"all":true}')
  })

  it('leaves empty parameters out of the address and fills in those of the path', async () => {
    const calls = answering({ body: { code: 200, data: {} } })
    await api('GET base/online/supplier/{id}', { params: { id: '7' } })
    await api('GET base/online/supplier/options', { query: { keyword: '' } })
    expect(calls.map((call) => call.address)).toEqual([
      '/api/base/online/supplier/7',
      '/api/base/online/supplier/options',
    ])
  })

  it('gives up after 50 seconds and says so', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
    await expect(markAll()).rejects.toMatchObject({ code: 'timeout' })
    expect(timeout).toHaveBeenCalledWith(50_000)
    expect(toasts.get()[0]?.text).toBe(client.call.timeout)
  })

  it('gives a batch of reports all the time it needs', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answering(success)
    await webClient.send({
      method: 'POST',
      path: 'system/report/batchSendReport',
      body: { ids: '1' },
      isForm: true,
    })
    expect(timeout).not.toHaveBeenCalled()
  })

  it('takes body code 200 or a present access token for success', async () => {
    answering(success, { body: { access_token: 'new', token_type: 'bearer' } })
    expect(await markAll()).toEqual({ count: 1 })
    const token = await api('POST auth/oauth/token', { body: {} })
    expect(token.access_token).toBe('new')
  })

  it('answers rows and total of a list', async () => {
    answering({ body: { code: 200, rows: [{ id: '1' }], total: 41 } })
    expect(await list()).toEqual({ rows: [{ id: '1' }], total: 41 })
  })

  it('returns binary and text answers as they are', async () => {
    answering(
      {
        text: 'bytes',
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': "attachment; filename*=UTF-8''%E4%BE%9B.xlsx",
        },
      },
      { text: 'plain words', headers: { 'Content-Type': 'text/plain' } },
    )
    const download = await api('GET base/online/supplier/export')
    expect(download.fileName).toBe('供.xlsx')
    expect(await download.blob.text()).toBe('bytes')
    expect(await api('GET base/online/supplier/export')).toBe('plain words')
  })

  it('throws a refusal whose data is null with its own message', async () => {
    answering({ body: { code: 500, msg: 'Out of order', data: null } })
    await expect(list()).rejects.toMatchObject({ code: 500, message: 'Out of order', fields: [], data: {} })
  })
})

describe('the busy indicator (§7)', () => {
  it('goes off two seconds after the answer to a save', async () => {
    answering(success)
    await api('POST base/online/supplier/save', { body: { name: 'x', isOverseas: 0 } })
    vi.advanceTimersByTime(1_999)
    expect(busyCalls.get()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(busyCalls.get()).toBe(0)
  })

  it('goes off at once after a list', async () => {
    answering({ body: { code: 200, rows: [], total: 0 } })
    const asked = api('GET base/online/supplier/list')
    expect(busyCalls.get()).toBe(1)
    await asked
    expect(busyCalls.get()).toBe(0)
  })
})

describe('refusals (§8)', () => {
  it("goes to the login page for the text '403'", async () => {
    answering({ body: { code: '403', msg: 'no' } })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(assign).toHaveBeenCalledWith('/login')
  })

  it('goes to the set-up of a second factor where one is required since the session began', async () => {
    answering({ body: { code: '403', msg: 'no', data: { scope: 'enrolment' } } })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(assign).toHaveBeenCalledWith('/secondFactor')
    expect(isEnrolling()).toBe(true)
    endEnrolment()
  })

  it('does not for the number 403, which is told like any other code', async () => {
    answering({ body: { code: 403, msg: 'no' } })
    await expect(markAll()).rejects.toMatchObject({ code: 403 })
    expect(assign).not.toHaveBeenCalled()
    expect(toasts.get()[0]?.text).toBe('no')
  })

  it('shows other messages as an error for 2 seconds, keeps them readable, and rejects with the fields', async () => {
    answering({
      body: { code: 400, msg: '填写有误', data: { fields: [{ path: 'name', msg: '请填写此项' }] } },
    })
    await expect(markAll()).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'name', msg: '请填写此项' }],
    })
    expect(toasts.get()[0]).toMatchObject({ kind: 'error', text: '填写有误', seconds: 2 })
    expect(recentMessages.get()[0]?.text).toBe('填写有误')
  })

  it('links to the page that puts right what was refused, of the call or of a field, for as long as it takes to follow', async () => {
    answering({
      body: { code: 409, msg: '订单在申请中', data: { refusal: { code: 'order.inPaymentApplication' } } },
    })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(toasts.get()[0]).toMatchObject({ href: '/paymentQuery', seconds: 10 })
    toasts.set([])
    const field = { path: 'accountId', code: 'paymentApplication.bankAddressMissing', msg: '缺地址' }
    answering({
      body: { code: 400, msg: '缺地址', data: { fields: [{ ...field, heals: { accountId: '5' } }] } },
    })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(toasts.get()[0]?.href).toBe('/supplierAccount?record=5')
  })

  it('leaves a question to the screen that sent the call', async () => {
    const field = { path: 'confirmed', code: 'finance.voucherRepeated', msg: '请确认' }
    answering({ body: { code: 409, msg: '请确认', data: { fields: [field] } } })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(toasts.get()).toEqual([])
  })

  it('shows the message of an HTTP 500, or the generic one', async () => {
    answering({ status: 500, body: { code: 500, msg: '编号 42' } }, { status: 500, body: {} })
    await expect(markAll()).rejects.toMatchObject({ message: '编号 42' })
    await expect(markAll()).rejects.toMatchObject({ message: client.call.requestAbnormal })
  })

  it('has a text for 401, 403, 404 and for statuses it does not know', async () => {
    const page = (status: number) => ({ status, text: 'x', headers: { 'Content-Type': 'text/html' } })
    answering(page(401), page(403), page(404), { status: 418, body: {} })
    // The log-in call itself: on other calls a 401 asks whether to log in again.
    const logIn = api('POST auth/oauth/token', { body: {} })
    await expect(logIn).rejects.toMatchObject({ message: client.call.unauthorised })
    await expect(markAll()).rejects.toMatchObject({ message: client.call.forbidden })
    await expect(markAll()).rejects.toMatchObject({ message: client.call.notFound })
    await expect(markAll()).rejects.toMatchObject({ message: client.call.unknown })
  })

  it('downloads a message over 150 characters and cuts the toast with a note', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'))
    const message = `<b>${'长'.repeat(200)}`
    answering({ body: { code: 400, msg: message } })
    await expect(markAll()).rejects.toMatchObject({ message })
    expect(toasts.get()[0]?.text).toBe(`${message.slice(0, 150)}…${client.call.longMessageNote}`)
    expect(await saved[0]?.text()).toContain('&lt;b&gt;')
  })

  it('leaves a message of 150 characters whole', async () => {
    const message = '长'.repeat(150)
    answering({ body: { code: 400, msg: message } })
    await expect(markAll()).rejects.toBeInstanceOf(ApiError)
    expect(toasts.get()[0]?.text).toBe(message)
  })

  it('writes the downloaded page escaped and with a policy that runs nothing', () => {
    const page = messagePage('<script>alert("1")</script>', 'T', 'zh-CN')
    expect(page).not.toContain('<script>')
    expect(page).toContain("default-src 'none'")
  })
})
