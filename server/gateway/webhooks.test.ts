import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { givenOrder, submit } from '../modules/orders/orders.testing.ts'
import { provide } from '../modules/orders/provider-steps.testing.ts'
import { revokeApiKey } from './api-keys.ts'
import { erpClient, givenEvent, givenKey } from './gateway.testing.ts'
import { dropDeadLetters, listDeadLetters, retryDeadLetters } from './webhooks/dead-letters.ts'
import { mostAttempts, pauseAfter } from './webhooks/deliver.ts'
import { fanOut } from './webhooks/fan-out.ts'
import { webhooksApp } from './webhooks.testing.ts'

const { address, allowingPrivate, app, deliver, erp, listen, received, record, register } =
  await webhooksApp()

describe('a webhook', () => {
  it('receives events after its registration, signed with its secret, each once', async () => {
    await givenEvent(app, record('1'), 'before')
    const { body: hook } = await register()
    listen()
    await givenEvent(app, record('1'), 'after')
    await deliver()
    await deliver()
    expect(received.heard).toMatchObject([{ entityId: '1', transition: 'after' }])
    const [{ header, body } = { header: '', body: '' }] = received.signatures
    const [, seconds = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
    expect(mac).toBe(createHmac('sha256', hook.secret).update(`${seconds}.${body}`).digest('hex'))
    expect(Number(seconds)).toBe(Math.floor(app.clock.now().getTime() / 1000))
    expect((await erp('GET webhooks')).text).not.toContain(hook.secret)
    const [kept = []] = await app.platform.staff.read([
      {
        sql: 'select w::text as hook from webhook w union all select a::text from idempotency a',
        parameters: [],
      },
    ])
    expect(kept.length).toBeGreaterThan(1)
    expect(JSON.stringify(kept)).not.toContain(hook.secret)
    await erp(`DELETE webhooks/${hook.id}`)
    await givenEvent(app, record('1'), 'later')
    await deliver()
    expect(received.heard).toHaveLength(1)
    expect((await erp(`DELETE webhooks/${hook.id}`)).status).toBe(404)
  })

  it('is registered by a key that may read the feed, and by no other', async () => {
    const { key } = await givenKey(app, { scopes: ['webhooks:read', 'webhooks:write'] })
    const answer = await allowingPrivate(() =>
      erpClient(app, key)('POST webhooks', { body: { url: address } }),
    )
    expect([answer.status, answer.body.code]).toEqual([403, 'apiKey.scopeMissing'])
    expect(answer.body.detail).toContain('events:read')
  })

  it('receives events of an order from its submission on', async () => {
    const member = await app.given.member()
    const { body: hook } = await register({ entities: ['order'] })
    listen()
    const { id } = await givenOrder(app, member)
    await deliver()
    expect(received.heard).toEqual([])
    await submit(app, member, id)
    await provide(app, id, 'return', { reason: 'Wrong price' })
    await app.client('DELETE business/online/order/batchRemove', {
      token: member.token,
      body: { ids: [id] },
    })
    await deliver()
    expect(received.heard.map(({ transition }) => transition)).toEqual(['submit', 'return', 'remove'])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('names inbound orders and classification requests as the feed has always named them', async () => {
    const names = ['warehouseIn', 'productRequest']
    const { body: hook } = await register({ entities: names })
    expect((await erp('GET webhooks')).body.rows).toMatchObject([{ id: hook.id, entities: names }])
    listen()
    await givenEvent(app, record('5', 'inbound'), 'store')
    await givenEvent(app, record('6', 'classificationRequest'), 'classify')
    await givenEvent(app, record('7', 'outbound'), 'ship')
    await deliver()
    expect(received.heard).toMatchObject([
      { entity: 'warehouseIn', entityId: '5' },
      { entity: 'productRequest', entityId: '6' },
    ])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('receives only the events it asked for', async () => {
    const { body: hook } = await register({ entities: ['supplier'], transitions: ['create', 'remove'] })
    listen()
    await givenEvent(app, record('2', 'order'), 'create')
    await givenEvent(app, record('3', 'supplier'), 'save')
    await givenEvent(app, record('4', 'supplier'), 'create')
    await deliver()
    expect(received.heard.map(({ entityId }) => entityId)).toEqual(['4'])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('that fails three times and then accepts gets all of it, in order for each record', async () => {
    const { body: hook } = await register({ entities: ['order'] })
    let failures = 0
    listen(({ entityId }) => {
      if (entityId !== '10' || failures >= 3) return 200
      failures += 1
      return 500
    })
    for (const transition of ['create', 'submit', 'auditPass']) {
      await givenEvent(app, record('10'), transition)
      await givenEvent(app, record('11'), transition)
    }
    // The other record does not wait for the one that fails.
    const pause = await deliver()
    expect(received.heard.map(({ entityId, transition }) => `${entityId} ${transition}`)).toEqual([
      '11 create',
      '11 submit',
      '11 auditPass',
    ])
    expect(pause).toBe(pauseAfter(1))
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await deliver()
      expect(failures).toBe(attempt)
      app.clock.advance(pauseAfter(attempt) * 1_000)
    }
    await deliver()
    expect(
      received.heard.filter(({ entityId }) => entityId === '10').map(({ transition }) => transition),
    ).toEqual(['create', 'submit', 'auditPass'])
    expect(new Set(received.heard.map(({ position }) => position)).size).toBe(6)
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('that never accepts leaves a dead letter, visible, to be retried or dropped; what follows waits behind it', async () => {
    const { body: hook } = await register({ entities: ['order'] })
    listen(() => 503)
    await givenEvent(app, record('20'), 'create')
    await givenEvent(app, record('20'), 'submit')
    await givenEvent(app, record('21'), 'create')
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await deliver()
      app.clock.advance(pauseAfter(attempt) * 1_000)
    }
    const dead = () => app.platform.staff.transaction([], listDeadLetters)
    const letters = await dead()
    expect(letters).toMatchObject([
      {
        entityId: '20',
        transition: 'create',
        attempts: mostAttempts,
        lastError: 'HTTP 503',
        keyName: 'Test ERP',
      },
      { entityId: '21', transition: 'create' },
    ])
    listen()
    await deliver()
    expect(received.heard).toEqual([])
    const [first = '', second = ''] = letters.map(({ id }) => id)
    await app.platform.staff.transaction([], (tx) => retryDeadLetters(tx, [first]))
    await app.platform.staff.transaction([], (tx) => dropDeadLetters(tx, [second]))
    await expect(
      app.platform.staff.transaction([], (tx) => retryDeadLetters(tx, [second])),
    ).rejects.toMatchObject({ findings: [{ code: 'webhook.notDead' }] })
    await deliver()
    expect(received.heard.map(({ entityId, transition }) => `${entityId} ${transition}`)).toEqual([
      '20 create',
      '20 submit',
    ])
    expect(await dead()).toEqual([])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('is called again when the calling process ended before it stored the answer', async () => {
    const { body: hook } = await register({ entities: ['order'] })
    listen()
    await givenEvent(app, record('30'), 'create')
    await allowingPrivate(() => fanOut(app.platform))
    await app.platform.staff.run({
      sql: "update webhook_delivery set held_until = $1::timestamptz + interval '1 minute' where state = 'waiting'",
      parameters: [app.clock.now().toISOString()],
    })
    await deliver()
    expect(received.heard).toEqual([])
    app.clock.advance(61_000)
    await deliver()
    expect(received.heard).toHaveLength(1)
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('ends with its key, and is not visible to another key', async () => {
    const { key, id } = await givenKey(app)
    const mine = erpClient(app, key)
    const { body: hook } = await allowingPrivate(() => mine('POST webhooks', { body: { url: address } }))
    expect((await erp(`DELETE webhooks/${hook.id}`)).status).toBe(404)
    listen()
    await app.platform.staff.transaction([], (tx) => revokeApiKey(tx, id))
    await givenEvent(app, record('40'), 'create')
    await deliver()
    expect(received.heard).toEqual([])
  })
})
