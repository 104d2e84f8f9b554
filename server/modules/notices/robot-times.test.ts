import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { deliverAt } from '../../platform/notices/deliver-at.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { startRobotSink } from './robot-sink.testing.ts'
import { sendRobots } from './send-robots.ts'

const secret = 'SEC1f0e2d'
/** Ten in the morning in Shanghai. */
const morning = '2026-11-18T02:00:00Z'
const clock = testClock(morning)
const sink = await startRobotSink(secret, () => clock.now().getTime())
afterAll(() => sink.close())
const app = await testApp({
  clock,
  environment: { ROBOT_HOSTS: sink.host, PUBLIC_URL: 'https://portal.example.com' },
})
const owner = await app.owner()
const run = () => sendRobots(app.platform).run({})

/** In the order of their codes. */
const kinds = ['weCom', 'dingTalk', 'feishu'] as const
type Kind = (typeof kinds)[number]
const save = (token: string, kind: Kind, more: object) =>
  app.client('POST base/online/robot/save', {
    token,
    body: {
      name: 'Order group',
      kind: kinds.indexOf(kind),
      webhook: sink.addresses[kind],
      secret: kind === 'weCom' ? '' : secret,
      locale: 'en-US',
      events: ['order.auditPass', 'fee.charge', 'providerMessage'],
      ...more,
    },
  })
const given = async (kind: Kind, more: object) => {
  const { companyId, token } = await app.given.member()
  const { body } = await save(token, kind, more)
  return { companyId, token, id: body.data.id as string }
}
const pass = (companyId: string, orderNo: string, id = '7') =>
  deliverAt(app, clock.now(), companyId, {
    message: { phrase: 'order.auditPass', params: { orderNo } },
    record: { entity: 'order', id },
  })
const charge = (companyId: string) =>
  deliverAt(app, clock.now(), companyId, {
    message: {
      phrase: 'fee.charge',
      params: { number: 'FE-1', amount: '123.50', currency: 'USD', name: 'Freight' },
    },
    record: { entity: 'fee', id: '5' },
  })

const minutes = (count: number): number => count * 60_000
const quietNow = () => ({ begin: '09:50', end: '10:10' })
const digestSoon = () => ({ every: 'day', at: '10:10' })
const texts = (): string[] => sink.takePosted().map(({ text }) => text)

beforeEach(() => {
  sink.state.answer = undefined
  sink.takePosted()
  clock.set(morning)
})

describe.each(kinds)('a robot of %s', (kind) => {
  it('posts at once what happens outside of its quiet hours', async () => {
    const { companyId } = await given(kind, { quiet: { begin: '10:10', end: '10:20' } })
    await pass(companyId, 'IM-1')
    await run()
    expect(texts()).toEqual([expect.stringContaining('IM-1')])
  })

  it('posts when they are over what happened in its quiet hours, each card once', async () => {
    const { companyId } = await given(kind, { quiet: quietNow() })
    await pass(companyId, 'IM-1')
    await charge(companyId)
    await run()
    expect(texts()).toEqual([])
    clock.advance(minutes(11))
    await run()
    expect(texts()).toEqual([expect.stringContaining('IM-1'), expect.stringContaining('FE-1')])
    await run()
    expect(texts()).toEqual([])
  })

  it('posts a digest as one card, once, that counts what came by its kind', async () => {
    const { companyId } = await given(kind, { digest: digestSoon() })
    await pass(companyId, 'IM-1', '7')
    await pass(companyId, 'IM-2', '8')
    await charge(companyId)
    await run()
    expect(texts()).toEqual([])
    clock.advance(minutes(11))
    await run()
    const [card, ...others] = texts()
    expect(others).toEqual([])
    expect(card).toContain('Digest: 3 messages')
    expect(card).toContain('(2)')
    expect(card).toContain('IM-1')
    expect(card).not.toContain('IM-2')
    expect(card).toContain('https://portal.example.com/ImportOrderList?state=3')
    expect(card).toContain('https://portal.example.com/costBreakdown?record=5')
    expect(card).not.toContain('123.50')
    await run()
    expect(texts()).toEqual([])
  })

  it('posts a digest of hundreds of messages as one card of the length that its chat takes', async () => {
    const { companyId, id } = await given(kind, { digest: digestSoon(), hasPrices: 1 })
    await owner.query(
      `insert into robot_delivery (company_id, robot_id, phrase, params, entity, entity_id, is_collected, due_at)
        select $1, $2, 'order.auditPass', jsonb_build_object('orderNo', repeat('\u4e91', 300)), 'kind' || n % 20, n, true,
          '-infinity'
        from generate_series(1, 400) n`,
      [companyId, id],
    )
    await run()
    const [card, ...others] = sink.takePosted()
    expect(others).toEqual([])
    expect(card?.text).toContain('Digest: 400 messages')
    expect(card?.text).toContain('(20)')
    expect(card?.text).toContain('100 more')
    expect(card?.text).toContain('From Quayside')
    expect(Buffer.byteLength(card?.text ?? '')).toBeLessThan(4_600)
    expect(Buffer.byteLength(card?.body['markdown']?.['content'] ?? '')).toBeLessThanOrEqual(4_096)
  })
})

describe('a digest', () => {
  it('names typed messages by their titles, and those only where the robot has prices', async () => {
    const [plain, priced] = [
      await given('weCom', { digest: digestSoon() }),
      await given('weCom', { digest: digestSoon(), hasPrices: 1 }),
    ]
    for (const { companyId } of [plain, priced]) {
      for (const title of ['Discount of USD 99', 'Holidays'])
        await deliverAt(app, clock.now(), companyId, { message: { title, content: 'Until Friday' } })
    }
    clock.advance(minutes(11))
    await run()
    const cards = texts()
    expect(cards).toHaveLength(2)
    expect(cards.filter((card) => card.includes('Message from the provider (2)'))).toHaveLength(2)
    expect(cards.filter((card) => card.includes('USD 99'))).toHaveLength(1)
  })

  it('that the chat refuses is tried again as one card', async () => {
    const { companyId } = await given('weCom', { digest: digestSoon() })
    await pass(companyId, 'IM-1')
    await charge(companyId)
    clock.advance(minutes(11))
    sink.state.answer = { status: 500, body: '' }
    await run()
    sink.state.answer = undefined
    clock.advance(minutes(1))
    await run()
    expect(texts()).toEqual([expect.stringContaining('Digest: 2 messages')])
  })

  it('is posted once after a process that took it has ended, and by one of two processes', async () => {
    const { companyId } = await given('weCom', { digest: digestSoon() })
    await pass(companyId, 'IM-1')
    await charge(companyId)
    clock.advance(minutes(11))
    const { personalData } = app.platform
    const ended = sendRobots({
      ...app.platform,
      personalData: {
        ...personalData,
        open: () => {
          throw new Error('ended')
        },
      },
    })
    await expect(ended.run({})).rejects.toThrow('ended')
    await run()
    expect(texts()).toEqual([])
    clock.advance(minutes(5))
    await Promise.all([run(), run()])
    expect(texts()).toEqual([expect.stringContaining('Digest: 2 messages')])
    clock.advance(minutes(30))
    await run()
    expect(texts()).toEqual([])
  })

  it('is not posted of a robot that was turned off meanwhile', async () => {
    const { companyId, token, id } = await given('weCom', { digest: digestSoon() })
    await pass(companyId, 'IM-1')
    const more = { id, digest: digestSoon() }
    await save(token, 'weCom', { ...more, version: 1, isEnabled: 0 })
    await save(token, 'weCom', { ...more, version: 2, isEnabled: 1 })
    clock.advance(minutes(11))
    await run()
    expect(texts()).toEqual([])
  })
})

describe('quiet hours and digest of a robot', () => {
  it('are answered as they were saved, and end with a save that has none', async () => {
    const times = { quiet: { begin: '22:00', end: '07:30' }, digest: { every: 'week', at: '09:00' } }
    const { token, id } = await given('weCom', times)
    const read = async () => (await app.client(`GET base/online/robot/${id}`, { token })).body.data
    expect(await read()).toMatchObject(times)
    const { rows } = (await app.client('GET base/online/robot/list', { token })).body
    expect(rows).toMatchObject([times])
    await save(token, 'weCom', { id, version: 1, quiet: null, digest: null })
    expect(await read()).toMatchObject({ quiet: null, digest: null })
  })

  it.each([
    [{ quiet: { begin: '22:00', end: '22:00' } }, 'quiet.end'],
    [{ quiet: { begin: '24:00', end: '08:00' } }, 'quiet.begin'],
    [{ quiet: { begin: '22:00' } }, 'quiet.end'],
    [{ digest: { every: 'month', at: '09:00' } }, 'digest.every'],
    [{ digest: { every: 'day', at: '9' } }, 'digest.at'],
  ])('are refused as %j at the field', async (more, path) => {
    const { token } = await app.given.member()
    const answer = await save(token, 'weCom', more)
    expect(answer.body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })
})
