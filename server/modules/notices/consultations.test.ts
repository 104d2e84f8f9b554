import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['operations'], name: 'Liang' })

const path = 'system/online/consultation'
const question = { subject: 'declaration', title: 'Held at customs?', message: 'Why is it held?' }
const ask = async (token: string, body: object = question) => app.client(`POST ${path}/save`, { token, body })
const asked = async (token: string): Promise<string> => (await ask(token)).body.data.id
const step = (token: string, id: string, name: string, body: object = {}) =>
  app.client(`POST ${path}/${id}/${name}`, { token, body })
const detail = async (token: string, id: string) =>
  (await app.client(`GET ${path}/${id}`, { token })).body.data
const unread = async (token: string) => (await app.client(`GET ${path}/unread`, { token })).body.data.count
const office = (id: string, name: string, body: object = {}, token = desk.token) =>
  app.office(`POST ${path}/${id}/${name}`, { token, body })
const answer = (id: string, message = 'It needs a licence.') => office(id, 'answer', { message })

function notice(): FormData {
  const body = new FormData()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  body.set('file', new Blob([png]), 'notice.png')
  return body
}
const upload = async (token: string): Promise<string> =>
  (await app.client('POST system/online/file/upload', { token, body: notice() })).body.data.id

describe('a consultation', () => {
  it('is asked with its files, and both sides read the same thread', async () => {
    const { token } = await app.given.member()
    const fileId = await upload(token)
    const { body } = await ask(token, { ...question, fileIds: [fileId] })
    expect(body).toMatchObject({ code: 200, data: { version: 1 } })
    const { id } = body.data
    const thread = {
      number: expect.stringMatching(/^CS\d{6}-\d{4,}$/),
      subjectName: 'Customs clearance',
      state: 0,
      messageCount: 1,
      messages: [{ side: 'customer', message: 'Why is it held?', attachments: [{ fileId }] }],
    }
    expect(await detail(token, id)).toMatchObject({
      ...thread,
      nextSteps: [{ name: 'followUp' }, { name: 'close' }],
      timeline: [{ transition: 'create', toState: 'open' }],
    })
    const seen = await app.office(`GET ${path}/${id}`, { token: desk.token })
    expect(seen.body.data).toMatchObject({ ...thread, nextSteps: [{ name: 'answer', needs: ['message'] }] })
    const found = await app.client(`GET ${path}/list`, {
      token,
      query: { keyword: 'customs', subject: 'declaration', state: 0 },
    })
    expect(found.body).toMatchObject({ total: 1, rows: [{ id, unreadCount: 0 }] })
  })

  it('is answered with files, which the customer opens and no other company', async () => {
    const { token } = await app.given.member()
    const id = await asked(token)
    const uploaded = await app.office(`POST ${path}/${id}/upload`, { token: desk.token, body: notice() })
    const { id: fileId } = uploaded.body.data
    const strangers = await upload((await app.given.member()).token)
    const wrong = await office(id, 'answer', { message: 'As attached.', fileIds: [strangers] })
    expect(wrong.body.data.fields[0].path).toBe('fileIds.0')
    expect((await office(id, 'answer', { message: 'As attached.', fileIds: [fileId] })).body.code).toBe(200)
    expect((await detail(token, id)).messages[1]).toMatchObject({
      side: 'provider',
      attachments: [{ fileId, name: 'notice.png' }],
    })
    expect((await app.client(`GET system/online/file/${fileId}`, { token })).status).toBe(200)
    const other = await app.given.member()
    const refused = await app.client(`GET system/online/file/${fileId}`, { token: other.token })
    expect(refused.body.code).not.toBe(200)
    const finance = await app.given.staff({ roles: ['finance'] })
    const barred = await app.office(`POST ${path}/${id}/upload`, { token: finance.token, body: notice() })
    expect(barred.body.code).toBe('403')
  })

  it('has files that staff open who may see the thread, which is kept in the audit log, and nobody else', async () => {
    const { token } = await app.given.member()
    const fileId = await upload(token)
    const open = (staff: { token: string }, more = '') =>
      app.office(`GET system/online/file/${fileId}${more}`, { token: staff.token })
    // Not sent to the provider yet.
    for (const more of ['', '/thumbnail']) expect((await open(desk, more)).body.code).toBe('403')
    await ask(token, { ...question, fileIds: [fileId] })
    expect((await open(desk)).status).toBe(200)
    const finance = await app.given.staff({ roles: ['finance'] })
    for (const more of ['', '/thumbnail']) expect((await open(finance, more)).body.code).toBe('403')
    const administrator = await app.given.staff({ roles: ['administrator'] })
    const log = await app.office('GET office/online/audit/list', {
      token: administrator.token,
      query: { staffId: desk.id, pageSize: 200 },
    })
    const opened = log.body.rows.filter(({ target }: { target: string }) => target === `file ${fileId}`)
    expect(opened).toMatchObject([{ actorName: 'Liang', action: 'office GET system/online/file/{id}' }])
  })

  it('waits in the queue until it is answered; the member who asked is notified, and the answer is unread until it is read', async () => {
    const { token } = await app.given.member()
    const id = await asked(token)
    const waits = async () =>
      (
        await app.office('GET office/online/task/list', {
          token: desk.token,
          query: { kind: 'consultation', pageSize: 200 },
        })
      ).body.rows.some((row: { id: string }) => row.id === id)
    expect(await waits()).toBe(true)
    expect((await answer(id)).body.code).toBe(200)
    expect(await waits()).toBe(false)
    const notices = await app.client('GET system/online/sysMsg', { token })
    expect(notices.body.rows).toMatchObject([
      { title: 'Inquiry answered', entity: 'consultation', entityId: id },
    ])
    expect(await unread(token)).toBe(1)
    expect(await detail(token, id)).toMatchObject({
      state: 1,
      unreadCount: 1,
      messages: [
        { side: 'customer', readAt: expect.any(String) },
        { side: 'provider', author: 'Liang', readAt: null },
      ],
    })
    expect((await step(token, id, 'read')).body.data).toEqual({ count: 1 })
    expect(await unread(token)).toBe(0)
    await step(token, id, 'followUp', { message: 'Which licence?' })
    expect(await waits()).toBe(true)
    expect(await detail(token, id)).toMatchObject({ state: 0, messageCount: 3 })
  })

  it('has waited since the first question, however often it is repeated', async () => {
    const { token } = await app.given.member()
    const id = await asked(token)
    const since = async () =>
      (
        await app.office('GET office/online/task/list', {
          token: desk.token,
          query: { kind: 'consultation', pageSize: 200 },
        })
      ).body.rows.find((row: { id: string }) => row.id === id).waitingSince
    const first = await since()
    await step(token, id, 'followUp', { message: 'Hello?' })
    expect(await since()).toBe(first)
  })

  it('is closed by the customer at any time, by the provider only once answered, and then stays closed', async () => {
    const { token } = await app.given.member()
    const own = await asked(token)
    expect((await office(own, 'close')).body.code).toBe(409)
    expect((await step(token, own, 'close')).body.code).toBe(200)
    expect((await answer(own)).body.code).toBe(409)
    expect((await step(token, own, 'followUp', { message: 'x' })).body.code).toBe(409)
    const theirs = await asked(token)
    await answer(theirs)
    expect((await office(theirs, 'close')).body.code).toBe(200)
    expect(await detail(token, theirs)).toMatchObject({ state: 2, nextSteps: [] })
  })

  it.each([
    [{ ...question, subject: 'weather' }, 'subject'],
    [{ ...question, title: '  ' }, 'title'],
    [{ ...question, message: '' }, 'message'],
    [{ ...question, message: 'x'.repeat(4001) }, 'message'],
    [{ ...question, fileIds: ['999999'] }, 'fileIds.0', 404],
    [{ ...question, state: 2 }, 'state'],
  ])('%# is refused at its field and leaves no thread', async (body, at, code = 400) => {
    const { token } = await app.given.member()
    const refused = await ask(token, body)
    expect(refused.body).toMatchObject({ code, data: { fields: [{ path: at }] } })
    expect((await app.client(`GET ${path}/list`, { token })).body.total).toBe(0)
  })

  it('is refused without words, by those who may only read, and to another company', async () => {
    const { token, companyId } = await app.given.member()
    const id = await asked(token)
    expect((await answer(id, ' ')).body).toMatchObject({ code: 400, data: { fields: [{ path: 'message' }] } })
    const reader = await app.given.member({ companyId, permissions: ['home-consultation-list'] })
    expect((await detail(reader.token, id)).nextSteps).toEqual([])
    expect((await ask(reader.token)).body.code).toBe('403')
    expect((await step(reader.token, id, 'close')).body.code).toBe('403')
    const clerk = await app.given.staff({ roles: ['finance'] })
    expect((await office(id, 'answer', { message: 'x' }, clerk.token)).body.code).toBe('403')
    const other = await app.given.member()
    expect((await app.client(`GET ${path}/${id}`, { token: other.token })).body.code).toBe(404)
    expect((await step(other.token, id, 'followUp', { message: 'x' })).body.code).toBe(404)
    expect(await detail(token, id)).toMatchObject({ state: 0, messageCount: 1 })
  })
})
