import { addDays } from '@quayside/contract/kernel/days.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenLink, proposeTime, replies, sendFile, visit } from '../modules/links/links.testing.ts'
import { givenInbound } from '../modules/warehouse/warehouse.testing.ts'
import { pngPicture } from '../platform/testing/picture.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const rival = await app.given.member()
const markup = `"><script>alert(1)</script><img src=x onerror='alert(2)'>{{7*7}}`
const inbound = await givenInbound(app, member, { pickupAddress: markup })
const supplier = await givenLink(app, member, 'inbound', inbound.id, { kind: 2, recipient: markup })
const tracking = await givenLink(app, member, 'inbound', inbound.id, { kind: 1, recipient: markup })
const day = addDays(app.clock.today(), 2)
const size = Number(process.env['HOSTILE_BYTES'] ?? 128 * 1024)

beforeEach(async () => {
  await owner.query('delete from attempt')
})

describe('a link from outside', () => {
  it.each([
    ['a long secret', `/t/${'A'.repeat(4_000)}`],
    ['an encoded slash', '/t/AAAA%2F..%2F..%2Fapi'],
    ['an encoded zero', '/t/AAAA%00'],
    ['a secret of quotes', "/t/'%20or%20'1'='1"],
    ['markup', '/t/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a path below', '/t/A/files/..%2F..%2F..%2F..%2Fpackage.json'],
    ['many parts', `/s/${'a/'.repeat(500)}`],
    ['no secret', '/s/'],
    ['a language that is none', '/t/A?lang=%3Cb%3E&lang=x'],
    ['unreadable encoding', '/t/%E0%A4%A'],
  ])('answers %s with the page that tells nothing', async (_name, path) => {
    const answer = await visit(app, path)
    expect([400, 404]).toContain(answer.status)
    expect(answer.text).not.toContain('<script')
    expect(answer.text).not.toMatch(/passwd|select \w+ from|Error:|node_modules|"dependencies"/)
  })

  it('writes whatever was typed as text, on the page and in what is sent back', async () => {
    const sent = await sendFile(
      app,
      supplier.path,
      { bytes: await pngPicture(), name: `${markup}.png` },
      { kind: '1', note: markup },
    )
    expect(sent.status).toBe(303)
    await proposeTime(app, supplier.path, `${day}T10:00`, markup)
    for (const path of [supplier.path, tracking.path]) {
      const { text } = await visit(app, `${path}?lang="><script>`)
      expect(text).not.toContain('<script')
      expect(text).not.toContain('<img src=x')
    }
    const [time] = await replies(app, member, 'inbound', inbound.id)
    expect(time.note).toBe(markup)
  })

  it('refuses bodies that are no form: long, nested, of another type, with further fields', async () => {
    const post = (body: NonNullable<RequestInit['body']>, type: string, part = 'time') =>
      visit(app, `${supplier.path}/${part}`, { method: 'POST', body, headers: { 'content-type': type } })
    const form = 'application/x-www-form-urlencoded'
    const json = 'application/json'
    const before = await replies(app, member, 'inbound', inbound.id)
    for (const [body, type] of [
      [`time=${'9'.repeat(size)}`, form],
      [`time=${day}T10:00&note=${'x'.repeat(size)}`, form],
      [`time=${day}T10:00&state=2`, form],
      [`time=${day}T10:00&companyId=${rival.companyId}`, form],
      ['a='.repeat(1_000), form],
      [`{"time":${'['.repeat(10_000)}`, json],
      [JSON.stringify({ time: { $gt: '' } }), json],
      [JSON.stringify({ time: `${day}T10:00`, __proto__: { x: 1 }, note: ['x'] }), json],
      ['<x/>', 'application/xml'],
      ['', 'multipart/form-data'],
    ] as const) {
      await owner.query('delete from attempt')
      const answer = await post(body, type)
      expect([400, 404], `${type} ${body.slice(0, 40)}`).toContain(answer.status)
      expect(answer.text).not.toMatch(/Error:|node_modules/)
    }
    expect(await replies(app, member, 'inbound', inbound.id)).toHaveLength(before.length)
  })

  it('does nothing by another method, by a path that is no action, or by a link of the other kind', async () => {
    const actions: readonly [string, string][] = [
      ['PUT', supplier.path],
      ['DELETE', supplier.path],
      ['POST', supplier.path],
      ['POST', `${supplier.path}/revoke`],
      ['POST', `${tracking.path}/files`],
      ['POST', `${tracking.path.replace('/t/', '/s/')}/time`],
    ]
    for (const [method, path] of actions) {
      const answer = await visit(app, path, { method, body: new URLSearchParams({ time: `${day}T10:00` }) })
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
  })

  it('reads nothing of another company: the transaction of a link is limited to its own', async () => {
    const strange = await givenInbound(app, rival)
    const link = await givenLink(app, rival, 'inbound', strange.id)
    // A row that points to a record of another company opens nothing.
    await owner.query('update share_link set entity_id = $1 where id = $2', [inbound.id, link.id])
    const answer = await visit(app, link.path)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain(inbound.number)
  })
})
