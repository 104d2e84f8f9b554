import { describe, expect, it } from 'vitest'
import { isInside } from '../platform/outbound/check-address.ts'
import { givenEvent } from './gateway.testing.ts'
import { deliverDue } from './webhooks/deliver.ts'
import { fanOut } from './webhooks/fan-out.ts'
import { webhooksApp } from './webhooks.testing.ts'

const { app, deliver, erp, listen, received, record, register } = await webhooksApp()

describe('a webhook’s address', () => {
  it.each([
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://10.1.2.3/hook',
    'https://192.168.1.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
  ])('%s is inside a private network and refused', async (url) => {
    const answer = await erp('POST webhooks', { body: { url } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ field: 'url', code: 'webhook.addressPrivate' }])
  })

  it.each(['http://example.com/', 'ftp://example.com/', 'https://user:word@example.com/', 'nonsense', ''])(
    '%s is refused for its form',
    async (url) => {
      const answer = await erp('POST webhooks', { body: { url } })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toMatchObject([{ field: 'url' }])
    },
  )

  it('whose host does not resolve is refused', async () => {
    const answer = await erp('POST webhooks', { body: { url: 'https://no-such-host.invalid/hook' } })
    expect(answer.body.errors).toMatchObject([{ field: 'url', code: 'webhook.addressUnknown' }])
  })

  it('that has come to point inside since its registration is not called', async () => {
    const { body: hook } = await register({ entities: ['order'] })
    listen()
    await givenEvent(app, record('50'), 'create')
    await fanOut(app.platform)
    await deliverDue(app.platform)
    expect(received.signatures).toEqual([])
    const [rows = []] = await app.platform.staff.read([
      { sql: 'select last_error from webhook_delivery where webhook_id = $1', parameters: [hook.id] },
    ])
    expect(rows).toEqual([{ last_error: 'the address is inside a private network' }])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('that redirects is not followed', async () => {
    const { body: hook } = await register({ entities: ['order'] })
    listen(() => 302)
    await givenEvent(app, record('51'), 'create')
    await deliver()
    const [rows = []] = await app.platform.staff.read([
      { sql: 'select state, last_error from webhook_delivery where webhook_id = $1', parameters: [hook.id] },
    ])
    expect(rows).toEqual([{ state: 'waiting', last_error: 'HTTP 302' }])
    await erp(`DELETE webhooks/${hook.id}`)
  })

  it('is compared with all ranges that are not the public internet', () => {
    for (const inside of [
      '172.31.255.255',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      'fe80::1',
      '::',
      '64:ff9b::7f00:1',
      '::ffff:7f00:1',
      '2002:7f00:1::',
      '3fff::1',
      '5f00::1',
      'fd00::1',
      '4000::1',
    ])
      expect([inside, isInside(inside)]).toEqual([inside, true])
    for (const outside of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2408:8000::1', '::ffff:8.8.8.8'])
      expect([outside, isInside(outside)]).toEqual([outside, false])
  })
})
