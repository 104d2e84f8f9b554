import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { passCompany } from '../modules/account/review-company.ts'
import { answerConsultation } from '../modules/notices/step-consultation.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { sendNotice } from '../platform/notices/send-notice.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()

async function listen(token: string, path = '/api/ws') {
  const socket = new WebSocket(`${app.address.replace('http', 'ws')}${path}`)
  const heard: unknown[] = []
  const waiting: Array<() => void> = []
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString('utf8')))
    for (const resolve of waiting.splice(0)) resolve()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ token }))
  return { socket, heard, next: () => new Promise<void>((resolve) => waiting.push(resolve)) }
}

const note = (companyId: string) =>
  app.platform.staff.transaction([], (tx) =>
    sendNotice(tx, { companyId, message: { title: 'hello', content: '' } }),
  )

describe('/api/ws', () => {
  it('greets a token in the first message and tells of a new message', async () => {
    const { companyId, token } = await app.given.member()
    const line = await listen(token)
    await line.next()
    expect(line.heard).toEqual([{ type: 'welcome' }])
    const told = line.next()
    await note(companyId)
    await told
    expect(line.heard[1]).toMatchObject({ type: 'notice', id: expect.stringMatching(/^\d+$/) })
    line.socket.close()
  })

  it('tells a company nothing of another', async () => {
    const [mine, other] = [await app.given.member(), await app.given.member()]
    const line = await listen(mine.token)
    await line.next()
    await note(other.companyId)
    const told = line.next()
    await note(mine.companyId)
    await told
    expect(line.heard).toHaveLength(2)
    line.socket.close()
  })

  it.each(['not json', JSON.stringify({ token: 'A'.repeat(43) }), JSON.stringify({ token: 5 }), '{}'])(
    'closes with 4401 on %s',
    async (hello) => {
      const socket = new WebSocket(`${app.address.replace('http', 'ws')}/api/ws`)
      await once(socket, 'open')
      socket.send(hello)
      const [code] = (await once(socket, 'close')) as [number]
      expect(code).toBe(4401)
    },
  )

  it('is closed to pages of another origin', async () => {
    const open = (origin: string) => new WebSocket(`${app.address.replace('http', 'ws')}/api/ws`, { origin })
    for (const origin of ['https://example.com', 'null', `${app.address}.example.com`]) {
      const [error] = (await once(open(origin), 'error')) as [Error]
      expect(error.message, origin).toContain('403')
    }
    const own = open(app.address)
    await once(own, 'open')
    own.close()
  })

  it('tells a company under review of its review and of nothing else', async () => {
    const companyId = await app.given.company({ certification: 'VERIFYING' })
    const { token } = await app.given.member({ companyId, scope: 'onboarding' })
    const line = await listen(token)
    await line.next()
    const told = line.next()
    await note(companyId)
    await app.platform.staff.transaction([], (tx) => passCompany(tx, companyId, { id: null, name: 'Chen' }))
    await told
    expect(line.heard).toEqual([{ type: 'welcome' }, { type: 'event', entities: ['company'] }])
    line.socket.close()
    // The same token is a full one now.
    const full = await listen(token)
    await full.next()
    const noted = full.next()
    await note(companyId)
    await noted
    expect(full.heard[1]).toMatchObject({ type: 'notice' })
    full.socket.close()
  })

  it('tells a member’s other windows that messages were read, and no colleague', async () => {
    const mine = await app.given.member()
    const colleague = await app.given.member({ companyId: mine.companyId })
    await note(mine.companyId)
    const [window, other] = [await listen(mine.token), await listen(colleague.token)]
    await Promise.all([window.next(), other.next()])
    await app.client('PUT system/online/sysMsg/setIsRead', { token: mine.token, body: { all: true } })
    const read = { type: 'read', entity: 'notice' }
    await expect.poll(() => window.heard).toContainEqual(read)
    // The first one may have come as well, when both were listening already.
    const { length } = other.heard
    await note(mine.companyId)
    await expect.poll(() => other.heard.length).toBeGreaterThan(length)
    expect(other.heard).not.toContainEqual(read)
    for (const { socket } of [window, other]) socket.close()
  })

  it('tells the whole company that the provider’s answers were read', async () => {
    const member = await app.given.member()
    const { body } = await app.client('POST system/online/consultation/save', {
      token: member.token,
      body: { subject: 'declaration', title: 'Sailing', message: 'When does it sail?' },
    })
    const { id } = body.data
    await app.platform.staff.transaction([], (tx) =>
      answerConsultation(tx, { actor: 'provider', id: null, name: 'Chen' }, { id, message: 'On Friday.' }),
    )
    const line = await listen(member.token)
    await line.next()
    await app.client(`POST system/online/consultation/${id}/read`, { token: member.token, body: {} })
    const isTold = () => JSON.stringify(line.heard).includes('"read"')
    // The answer itself may be told only now: messages gather for a moment.
    while (!isTold()) await line.next()
    expect(line.heard).toContainEqual({ type: 'read', entity: 'consultation' })
    line.socket.close()
  })

  it('ends with its session', async () => {
    const member = await app.given.member()
    const line = await listen(member.token)
    await line.next()
    const closed = once(line.socket, 'close')
    await app.client('DELETE auth/token/logout', { token: member.token })
    await closed
  })

  it('keeps no listener for a socket that closed before it was greeted', async () => {
    const { token } = await app.given.member()
    const before = app.platform.live.count
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { socket } = await listen(token)
        socket.terminate()
      }),
    )
    const { socket, next } = await listen(token)
    await next()
    expect(app.platform.live.count).toBe(before + 1)
    socket.close()
  })

  it('takes a limited number of sockets of one session', async () => {
    const { token } = await app.given.member()
    const before = app.platform.live.count
    const lines = await Promise.all(Array.from({ length: 40 }, () => listen(token)))
    await expect
      .poll(() => lines.filter(({ heard, socket }) => heard.length > 0 || socket.readyState > 1).length)
      .toBe(40)
    expect(app.platform.live.count - before).toBe(30)
    for (const { socket } of lines) socket.close()
  })

  it('finds its way back after the database dropped the line', async () => {
    const { companyId, token } = await app.given.member()
    const line = await listen(token)
    await line.next()
    await app.platform.staff.read([
      {
        sql: `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quayside-live' and datname = current_database()`,
        parameters: [],
      },
    ])
    await expect
      .poll(
        async () => {
          await note(companyId)
          return line.heard.length
        },
        { interval: 300 },
      )
      .toBeGreaterThan(1)
    line.socket.close()
  })
})

describe('/office/api/ws', () => {
  const office = '/office/api/ws'

  it('tells staff that there is work, without a word of whose, and customers nothing of that', async () => {
    const [{ token }, member] = [await app.given.staff(), await app.given.member()]
    const [desk, customer] = [await listen(token, office), await listen(member.token)]
    await expect
      .poll(() => [desk.heard, customer.heard])
      .toEqual([[{ type: 'welcome' }], [{ type: 'welcome' }]])
    await note(member.companyId)
    await givenSubmitted(app, member)
    // The order's supplier was entered first; nothing is said of the draft.
    await expect
      .poll(() => desk.heard.slice(1))
      .toEqual([
        { type: 'work', entities: ['supplier'] },
        { type: 'work', entities: ['order'] },
      ])
    await expect.poll(() => customer.heard.at(-1)).toEqual({ type: 'event', entities: ['order'] })
    expect(JSON.stringify(customer.heard)).not.toContain('work')
    for (const { socket } of [desk, customer]) socket.close()
  })

  it('tells the others when somebody takes a task up', async () => {
    const [one, other] = [await app.given.staff(), await app.given.staff()]
    const { id } = await givenSubmitted(app, await app.given.member())
    const desk = await listen(other.token, office)
    await expect.poll(() => desk.heard[0]).toEqual({ type: 'welcome' })
    await app.office('POST office/online/task/takeUp', { token: one.token, body: { kind: 'order', id } })
    // What was submitted before may be told meanwhile.
    await expect.poll(() => desk.heard).toContainEqual({ type: 'work', entities: [] })
    desk.socket.close()
  })

  it('is closed to a customer, as the customers’ channel is to staff, and ends with its session', async () => {
    const [{ token }, member] = [await app.given.staff(), await app.given.member()]
    for (const [wrong, path] of [
      [member.token, office],
      [token, '/api/ws'],
    ] as const) {
      const { socket } = await listen(wrong, path)
      expect((await once(socket, 'close'))[0]).toBe(4401)
    }
    const desk = await listen(token, office)
    await expect.poll(() => desk.heard[0]).toEqual({ type: 'welcome' })
    const closed = once(desk.socket, 'close')
    await app.office('DELETE auth/token', { token })
    await closed
  })
})
