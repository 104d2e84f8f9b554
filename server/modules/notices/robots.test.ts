import { plainParams, pricedParams } from '@quayside/contract/notices/robot.rules.ts'
import { server } from '@quayside/phrases/zh-CN/server.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { startRobotSink } from './robot-sink.testing.ts'
import { sendRobots } from './send-robots.ts'

const secret = 'SEC1f0e2d'
const clock = testClock('2026-11-18T02:00:00Z')
const sink = await startRobotSink(secret, () => clock.now().getTime())
afterAll(() => sink.close())
const app = await testApp({
  clock,
  environment: { ROBOT_HOSTS: sink.host, PUBLIC_URL: 'https://portal.example.com' },
})
const owner = await app.owner()
const run = () => sendRobots(app.platform).run({})

const kinds = [
  ['weCom', 0],
  ['dingTalk', 1],
  ['feishu', 2],
] as const
const formOf = (kind: (typeof kinds)[number][0], more: object = {}) => ({
  name: 'Order group',
  kind: kinds.findIndex(([name]) => name === kind),
  webhook: sink.addresses[kind],
  secret: kind === 'weCom' ? '' : secret,
  locale: 'en-US',
  events: ['order.auditPass', 'fee.charge', 'providerMessage'],
  ...more,
})
const save = (token: string, body: object) => app.client('POST base/online/robot/save', { token, body })
const given = async (kind: (typeof kinds)[number][0], more: object = {}) => {
  const { companyId, token } = await app.given.member()
  const { body } = await save(token, formOf(kind, more))
  return { companyId, token, id: body.data.id as string }
}
const tell = (companyId: string, number = 'IM261118-0001', id = '7') =>
  app.platform.staff.transaction([], (tx) =>
    sendNotice(tx, {
      companyId,
      message: { phrase: 'order.auditPass', params: { orderNo: number } },
      record: { entity: 'order', id },
    }),
  )
const robotOf = async (token: string, id: string) =>
  (await app.client(`GET base/online/robot/${id}`, { token })).body.data

beforeEach(() => {
  sink.state.answer = undefined
  sink.takePosted()
  clock.advance(3_600_000)
})

describe.each(kinds)('a robot of %s', (kind) => {
  it('posts a signed card with a link to the record, and says when', async () => {
    const { companyId, token, id } = await given(kind)
    await tell(companyId)
    await run()
    const [card, ...others] = sink.takePosted()
    expect(others).toEqual([])
    expect(card?.text).toContain('IM261118-0001')
    expect(card?.text).toContain('https://portal.example.com/orderInfo?id=7')
    expect(card?.text).toContain('From Quayside')
    expect(await robotOf(token, id)).toMatchObject({
      lastSentAt: clock.now().toISOString().replace('.000Z', 'Z'),
      fault: null,
    })
    await run()
    expect(sink.takePosted()).toEqual([])
  })

  it('is tried with a test message, also while it is turned off', async () => {
    const { token, id } = await given(kind, { isEnabled: 0 })
    const answer = await app.client(`POST base/online/robot/${id}/test`, { token, body: {} })
    expect(answer.body.data).toMatchObject({ fault: null })
    expect(sink.takePosted()[0]?.text).toContain('Test message')
  })
})

describe('a card', () => {
  it.each([
    ['dingTalk', { secret: 'wrong' }, 'signature', '310000'],
    ['feishu', { secret: 'wrong' }, 'signature', '19021'],
    ['weCom', { webhook: `http://${sink.host}/cgi-bin/webhook/send?key=other` }, 'unknownRobot', '93000'],
  ] as const)(
    'that %s refuses in a body of 200 is a failure with its reason',
    async (kind, more, fault, code) => {
      const { token, id } = await given(kind, more)
      const answer = await app.client(`POST base/online/robot/${id}/test`, { token, body: {} })
      expect(answer.body.data).toMatchObject({ fault, faultCode: code })
      expect(await robotOf(token, id)).toMatchObject({ fault, faultCode: code, lastSentAt: null })
    },
  )

  it('is tried again after a pause, and the answer is not followed elsewhere', async () => {
    const { companyId, token, id } = await given('dingTalk')
    sink.state.answer = { status: 302, body: '' }
    await tell(companyId)
    await run()
    expect(await robotOf(token, id)).toMatchObject({ fault: 'refused', faultCode: '302' })
    sink.state.answer = undefined
    await run()
    expect(sink.takePosted()).toEqual([])
    clock.advance(60_000)
    await run()
    expect(sink.takePosted()).toHaveLength(1)
  })

  it('is given up after the sixth attempt', async () => {
    const { companyId } = await given('weCom')
    sink.state.answer = { status: 500, body: '' }
    await tell(companyId)
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await run()
      clock.advance(4 * 3_600_000)
    }
    const { rows } = await owner.query(
      'select attempts, given_up_at is not null as is_given_up from robot_delivery where company_id = $1',
      [companyId],
    )
    expect(rows).toEqual([{ attempts: 6, is_given_up: true }])
  })

  it('has many messages where many wait, within the limit of a minute', async () => {
    const { companyId } = await given('weCom')
    for (let number = 1; number <= 30; number += 1) await tell(companyId, `IM-${number}`, `${number}`)
    await run()
    const [card, ...others] = sink.takePosted()
    expect(others).toEqual([])
    expect(card?.text).toContain('30 new messages')
    expect(card?.text).toContain('15 more')
    expect(Buffer.byteLength(String(card?.body['markdown']?.['content']))).toBeLessThanOrEqual(4_096)
    for (let round = 0; round < 25; round += 1) {
      await tell(companyId, `IM-${round}`)
      await run()
    }
    expect(sink.takePosted()).toHaveLength(19)
    clock.advance(60_000)
    await run()
    expect(sink.takePosted().at(-1)?.text).toContain('6 new messages')
  })

  it('of one request about several records is one message', async () => {
    const { companyId } = await given('feishu')
    await app.platform.staff.transaction([], async (tx) => {
      for (const id of ['1', '2', '3'])
        await sendNotice(tx, {
          companyId,
          message: { phrase: 'order.auditPass', params: { orderNo: `IM-${id}` } },
          record: { entity: 'order', id },
        })
    })
    await run()
    const cards = sink.takePosted()
    expect(cards).toHaveLength(1)
    expect(cards[0]?.text).toContain('(3)')
    expect(cards[0]?.text).toContain('https://portal.example.com/ImportOrderList?state=3')
  })

  it('has no prices and no typed text unless the robot is told to post them', async () => {
    const [plain, priced] = [await given('weCom'), await given('weCom', { hasPrices: 1 })]
    for (const { companyId } of [plain, priced]) {
      await app.platform.staff.transaction([], async (tx) => {
        await sendNotice(tx, {
          companyId,
          message: {
            phrase: 'fee.charge',
            params: { number: 'FE-1', amount: '123.50', currency: 'USD', name: 'Freight' },
          },
          record: { entity: 'fee', id: '5' },
        })
        await sendNotice(tx, { companyId, message: { title: 'Discount', content: 'USD 99 per box' } })
      })
    }
    await run()
    const texts = sink.takePosted().map(({ text }) => text)
    expect(texts.filter((text) => text.includes('123.50'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('USD 99'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('FE-1'))).toHaveLength(2)
  })

  it('makes no mention, link or heading of a name that somebody typed', async () => {
    const { companyId } = await given('feishu', { hasPrices: 1 })
    await app.platform.staff.transaction([], (tx) =>
      sendNotice(tx, {
        companyId,
        message: { title: 'x', content: '<at id=all></at> [pay](https://evil.example) # @all **b**' },
      }),
    )
    await run()
    const text = sink.takePosted()[0]?.text ?? ''
    expect(text).not.toMatch(/<at|\]\(https:\/\/evil|@all|\*\*b/)
  })

  it('goes to the groups of its company only, and only for the chosen events', async () => {
    await given('weCom')
    const { companyId } = await given('dingTalk', { events: ['fee.charge'] })
    await tell(companyId)
    await run()
    expect(sink.takePosted()).toEqual([])
  })

  it('is not posted by a robot that was turned off or removed meanwhile', async () => {
    const { companyId, token, id } = await given('weCom')
    await tell(companyId)
    await app.client('DELETE base/online/robot/batchRemove', { token, body: { ids: [id] } })
    await run()
    expect(sink.takePosted()).toEqual([])
    const { rows } = await owner.query(
      'select address_sealed, secret_sealed from group_robot where id = $1',
      [id],
    )
    expect(rows).toEqual([{ address_sealed: '', secret_sealed: '' }])
  })
})

describe('the settings of a robot', () => {
  it('never answer address and secret, which are kept sealed', async () => {
    const { token, id } = await given('dingTalk')
    const answers = [
      await app.client(`GET base/online/robot/${id}`, { token }),
      await app.client('GET base/online/robot/list', { token }),
    ]
    for (const { text } of answers) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain('group-token')
    }
    const { rows } = await owner.query('select r::text as row from group_robot r where id = $1', [id])
    expect(rows[0].row).not.toContain('group-token')
    expect(await robotOf(token, id)).toMatchObject({ hasSecret: 1, addressHint: `${sink.host}/…oken` })
  })

  it('keep address and secret that are left empty, and take a new address without its former secret', async () => {
    const { token, id } = await given('dingTalk')
    const unchanged = { webhook: '', secret: '' }
    expect((await save(token, { ...formOf('dingTalk', unchanged), id, version: 1 })).body.code).toBe(200)
    expect(await robotOf(token, id)).toMatchObject({ hasSecret: 1 })
    const moved = { ...formOf('dingTalk', { secret: '' }), id, version: 2 }
    expect((await save(token, moved)).body.code).toBe(200)
    expect(await robotOf(token, id)).toMatchObject({ hasSecret: 0 })
    const other = { ...formOf('weCom', { webhook: '' }), id, version: 3 }
    expect((await save(token, other)).body.data.fields).toMatchObject([{ path: 'webhook' }])
  })

  it.each([
    [{ webhook: 'https://evil.example/cgi-bin/webhook/send?key=1' }, 'webhook'],
    [{ webhook: 'https://127.0.0.1/cgi-bin/webhook/send?key=1' }, 'webhook'],
    [{ webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1\r\nX-Evil: 1' }, 'webhook'],
    [{ webhook: `https://qyapi.weixin.qq.com/${'x'.repeat(2_000)}` }, 'webhook'],
    [{ webhook: 'javascript:alert(1)' }, 'webhook'],
    [{ webhook: '' }, 'webhook'],
    [{ secret: 'a\nb' }, 'secret'],
    [{ name: 'x'.repeat(200_000) }, 'name'],
    [{ name: '' }, 'name'],
    [{ kind: 3 }, 'kind'],
    [{ locale: 'fr-FR' }, 'locale'],
    [{ events: [] }, 'events'],
    [{ events: ['secondFactor.reset'] }, 'events.0'],
    [{ events: ['order.unheardOf'] }, 'events.0'],
    [{ events: ['__proto__'] }, 'events.0'],
  ])('refuse %j at its field', async (more, path) => {
    const { token } = await app.given.member()
    const answer = await save(token, formOf('weCom', more))
    expect(answer.body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('are twenty of a company at most', async () => {
    const { token } = await app.given.member()
    for (let count = 0; count < 20; count += 1) await save(token, formOf('weCom'))
    expect((await save(token, formOf('weCom'))).body.code).toBe(409)
  })

  it('need their permission', async () => {
    const { token } = await app.given.member({ permissions: ['hub-robot-list'] })
    expect((await app.client('GET base/online/robot/list', { token })).body.code).toBe(200)
    expect((await save(token, formOf('weCom'))).body.code).toBe('403')
  })

  it('test at most twenty times a minute', async () => {
    const { token, id } = await given('weCom')
    const test = () => app.client(`POST base/online/robot/${id}/test`, { token, body: {} })
    for (let count = 0; count < 20; count += 1) expect((await test()).body.code).toBe(200)
    expect((await test()).body.code).toBe(429)
  })
})

it('every parameter of a message is known to be fit for a group or not', () => {
  const texts = JSON.stringify(server.notices)
  const params = new Set([...texts.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))
  const known = [...plainParams, ...pricedParams]
  expect([...params].filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !params.has(name))).toEqual([])
  const titles = [...texts.matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title ?? '')
  expect(titles.filter((title) => [...pricedParams].some((name) => title.includes(`{${name}`)))).toEqual([])
})
