import { createHash } from 'node:crypto'
import { addDays, daysBetween, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { linkErrors } from '@quayside/phrases/en-US/links/errors.ts'
import { linkPage as enUS } from '@quayside/phrases/en-US/links/page.ts'
import { linkPage as zhTW } from '@quayside/phrases/zh-TW/links/page.ts'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { shipmentForm } from '../forwarding/forwarding.testing.ts'
import { givenOrder, lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { givenInbound, givenWarehouse, inboundStep } from '../warehouse/warehouse.testing.ts'
import { givenLink, linkForm, links, tryLink, uploaded, visit } from './links.testing.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const rival = await app.given.member()
const today = app.clock.today()

const packingList = await uploaded(app, member, 'packing.png')
const invoice = await uploaded(app, member, 'invoice.png')
const order = await givenSubmitted(
  app,
  member,
  {
    attachments: { 'packing-list': [packingList], 'commercial-invoice': [invoice] },
    lines: [lineForm({ qty: '1000', price: '0.123456' })],
    receiving: { mode: 0, time: `${addDays(today, 3)} 10:00` },
  },
  ['auditPass'],
)
const linkOf = (values: Record<string, unknown> = {}) => givenLink(app, member, 'order', order.id, values)
/** Limits count requests of all tests of this file, which come from one address. */
const open = async (path: string, init: Parameters<typeof visit>[2] = {}) => {
  await owner.query('delete from attempt')
  return visit(app, path, init)
}

describe('a tracking link', () => {
  it('opens without log-in: who shares it, number, state, route, day of validity, and what is not shown', async () => {
    const { path, expiresAt } = await linkOf()
    expect(path).toMatch(/^\/t\/[\w-]{22}$/)
    const page = await open(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Shared by Test Electronics')
    expect(page.text).toContain(order.orderNo)
    expect(page.text).toContain('aria-current="step"')
    expect(page.text).toContain(shanghaiDate(new Date(expiresAt)))
    expect(page.text).toContain(enUS.hidesAll)
    expect(page.text).toContain('<svg class="qr"')
    expect(page.text).not.toMatch(/server\.|codes\.|undefined|\[object/)
  })

  it('reads itself again every five minutes, which counts as one opening, until its reader stops that', async () => {
    const made = await linkOf()
    const openings = async () =>
      (await app.client(`GET base/online/shareLink/${made.id}/openings`, { token: member.token })).body.data
        .length
    const first = await open(`${made.path}?lang=zh-TW`)
    const [, seconds, again] = /^(\d+); url=(.+)$/.exec(first.headers.get('refresh') ?? '') ?? []
    expect(seconds).toBe('300')
    expect(first.text).toContain(zhTW.stopRefreshing)
    expect(await openings()).toBe(1)
    expect((await open(String(again))).text).toContain('lang="zh-TW"')
    expect(await openings()).toBe(1)
    const stopped = await open(`${made.path}?lang=en-US&refresh=off`)
    expect(stopped.headers.has('refresh')).toBe(false)
    expect(stopped.text).not.toContain(enUS.stopRefreshing)
  })

  it('notes an opening that calls itself a repeated one when there was none', async () => {
    const made = await linkOf()
    await open(`${made.path}?again=1`)
    const { body } = await app.client(`GET base/online/shareLink/${made.id}/openings`, {
      token: member.token,
    })
    expect(body.data).toHaveLength(1)
  })

  it('is shown in the browser’s language, and in the one that is chosen on the page', async () => {
    const { path } = await linkOf()
    expect((await open(path, { locale: 'zh-HK' })).text).toContain(zhTW.tracking)
    const chosen = await open(`${path}?lang=en-US`, { locale: 'zh-CN' })
    expect(chosen.text).toContain('lang="en-US"')
    expect(chosen.text).toContain(enUS.tracking)
    expect((await open(`${path}?lang=xx`)).text).toContain(enUS.tracking)
    expect((await open(path, { locale: 'ja,ko;q=0.8' })).text).toContain(enUS.tracking)
    expect((await open(path, { locale: 'ja,zh-CN;q=0.8' })).text).toContain('lang="zh-CN"')
  })

  it('names supplier and warehouse of an order in the language of the page', async () => {
    const supplier = await givenSupplier(app, member, { name: '北闸元件', englishName: 'Northgate Parts' })
    const warehouseId = await givenWarehouse(app)
    await owner.query('update warehouse set names = names || $2 where id = $1', [
      warehouseId,
      { 'en-US': 'Kwai Chung' },
    ])
    const given = await givenSubmitted(
      app,
      member,
      { supplierId: supplier.id, receiving: { mode: 0, warehouseId, warehouse: '葵涌仓' } },
      ['auditPass'],
    )
    const { path } = await givenLink(app, member, 'order', given.id)
    const english = (await open(path, { locale: 'en-US' })).text
    expect(english).toContain('Northgate Parts')
    expect(english).toContain('Kwai Chung')
    expect(english).not.toMatch(/北闸元件|葵涌仓/)
    expect((await open(path, { locale: 'zh-CN' })).text).toContain('北闸元件')
  })

  it('runs no script, is not indexed, kept, framed or passed on as an address', async () => {
    const { headers, text } = await open((await linkOf()).path)
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(text).not.toContain('<script')
  })

  it('shows no price unless the member ticked it', async () => {
    const hidden = await open((await linkOf()).path)
    expect(hidden.text).not.toContain('123.46')
    expect(hidden.text).not.toContain('USD')
    const shown = await open((await linkOf({ showsPrices: 1 })).path)
    expect(shown.text).toContain('USD 123.46')
    expect(shown.text).toContain(enUS.hidesRest)
  })

  it('downloads the chosen files and no others, of the record or of anybody', async () => {
    const { path } = await linkOf({ fileIds: [packingList] })
    const page = await open(path)
    expect(page.text).toContain('packing.png')
    expect(page.text).not.toContain('invoice.png')
    const file = await open(`${path}/files/${packingList}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toContain('attachment')
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect(file.bytes.subarray(1, 4).toString()).toBe('PNG')
    const strange = await uploaded(app, rival)
    for (const id of [invoice, strange, '999999', '0', 'x', `${packingList}/..`])
      expect((await open(`${path}/files/${id}`)).status, id).toBe(404)
    // A file that was taken off the record is no longer shared.
    await owner.query('update attachment set deleted_at = now() where file_id = $1', [packingList])
    expect((await open(`${path}/files/${packingList}`)).status).toBe(404)
    await owner.query('update attachment set deleted_at = null where file_id = $1', [packingList])
  })

  it('of an inbound order shows its way into the warehouse', async () => {
    const inbound = await givenInbound(app, member)
    await inboundStep(app, member, inbound.id, 'submit')
    const { text, status } = await open((await givenLink(app, member, 'inbound', inbound.id)).path)
    expect(status).toBe(200)
    expect(text).toContain(inbound.number)
    expect(text).toContain('aria-current="step"')
  })

  it('of a freight order shows its milestones', async () => {
    const answer = await app.client('POST freight/online/order/save', {
      token: member.token,
      body: shipmentForm(),
    })
    const { id, number } = answer.body.data
    const { text, status } = await open((await givenLink(app, member, 'forwarderOrder', id)).path)
    expect(status).toBe(200)
    expect(text).toContain(number)
    expect(text).not.toMatch(/server\.|codes\.|undefined/)
  })
})

describe('a link that does not open', () => {
  it('is answered by one page, whether it never was, expired, was revoked, is of the other kind or lost its record', async () => {
    const never = await open('/t/AAAAAAAAAAAAAAAAAAAAAA')
    expect(never.status).toBe(404)
    expect(never.text).toContain(enUS.notThereHint)
    const expired = await linkOf()
    await owner.query("update share_link set expires_at = now() - interval '1 second' where id = $1", [
      expired.id,
    ])
    const revoked = await linkOf()
    await app.client(`POST base/online/shareLink/${revoked.id}/revoke`, { token: member.token, body: {} })
    const other = await linkOf()
    const draft = await givenOrder(app, member)
    const lost = await givenLink(app, member, 'order', draft.id)
    expect((await open(lost.path)).status).toBe(200)
    await app.client('DELETE business/online/order/batchRemove', {
      token: member.token,
      body: { ids: [draft.id] },
    })
    const withoutPath = (text: string, path: string) => text.replaceAll(path, '')
    const expected = withoutPath(never.text, '/t/AAAAAAAAAAAAAAAAAAAAAA')
    for (const path of [
      expired.path,
      revoked.path,
      lost.path,
      other.path.replace('/t/', '/s/'),
      '/t/',
      '/s/x',
    ])
      for (const suffix of ['', '/files/1', '/note']) {
        const answer = await open(`${path}${suffix}`)
        expect(answer.status, `${path}${suffix}`).toBe(404)
        expect(withoutPath(answer.text, `${path}${suffix}`)).toBe(expected)
        expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      }
  })

  it('is kept as a hash: the database does not have its secret', async () => {
    const { path, id } = await linkOf()
    const secret = path.slice(3)
    const { rows } = await owner.query('select l::text as row, secret_hash from share_link l where id = $1', [
      id,
    ])
    expect(rows[0].row).not.toContain(secret)
    expect(rows[0].secret_hash).toEqual(createHash('sha256').update(secret).digest())
    const listed = await app.client('GET base/online/shareLink/list', { token: member.token })
    expect(listed.text).not.toContain(secret)
  })

  it('counts attempts of an address and of a secret, right or wrong', async () => {
    const { path } = await linkOf()
    expect((await open(path)).status).toBe(200)
    await owner.query("update attempt set count = 120 where key like 'shareLink:address:%'")
    expect((await visit(app, path)).status).toBe(429)
    expect((await visit(app, '/t/BBBBBBBBBBBBBBBBBBBBBB')).status).toBe(429)
    await owner.query('delete from attempt')
    expect((await visit(app, path)).status).toBe(200)
    await owner.query("update attempt set count = 300 where key like 'shareLink:secret:%'")
    const limited = await visit(app, path)
    expect(limited.status).toBe(429)
    expect(limited.text).not.toContain(order.orderNo)
    expect((await open(path)).status).toBe(200)
  })
})

describe('the company’s links', () => {
  it('are listed with who made them, until when, how often they were opened, and their openings coarsely', async () => {
    const made = await linkOf({ days: 7, recipient: 'Dragon Boat Trading' })
    await open(made.path, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' } })
    await open(made.path)
    const [row] = await links(app, member, { entity: 'order', recordId: order.id })
    expect(row).toMatchObject({
      id: made.id,
      recipient: 'Dragon Boat Trading',
      recordNumber: order.orderNo,
      createdBy: 'Wang Wei',
      openings: 2,
      state: 1,
    })
    const dayOf = (at: string) => shanghaiDate(new Date(at))
    expect(daysBetween(dayOf(row.createdAt), dayOf(row.expiresAt))).toBe(7)
    const { body } = await app.client(`GET base/online/shareLink/${made.id}/openings`, {
      token: member.token,
    })
    expect(body.data).toMatchObject([{ address: '127.0.0.*' }, { address: '127.0.0.*', agent: 'WeChat' }])
  })

  it('end at once when one is revoked, which is said once and audited', async () => {
    const made = await linkOf()
    const revoke = () =>
      app.client(`POST base/online/shareLink/${made.id}/revoke`, { token: member.token, body: {} })
    expect((await revoke()).body.code).toBe(200)
    expect((await open(made.path)).status).toBe(404)
    await expectRefusal(revoke(), 409, linkErrors.shareLink.ended)
    const { rows } = await owner.query(
      "select action from audit_log where company_id = $1 and target = $2 and action like '%shareLink%' order by id",
      [member.companyId, made.id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'POST base/online/shareLink/save',
      'POST base/online/shareLink/{id}/revoke',
    ])
    expect((await links(app, member, { state: '3' })).map(({ id }: { id: string }) => id)).toContain(made.id)
  })

  it('are made only of records that the member may see, with their files, and of offered kinds', async () => {
    const { token } = await app.given.member({ companyId: member.companyId, permissions: ['hub-link-edit'] })
    expect((await tryLink(app, { token }, linkForm('order', order.id))).body.code).toBe(404)
    expect((await tryLink(app, rival, linkForm('order', order.id))).body.code).toBe(404)
    const strange = await uploaded(app, rival)
    const foreign = await tryLink(app, member, linkForm('order', order.id, { fileIds: [strange] }))
    expect(fieldsOf(foreign)).toEqual([{ path: 'fileIds.0', msg: linkErrors.shareLink.fileElsewhere }])
    const inbound = await givenInbound(app, member)
    const priced = await tryLink(app, member, linkForm('inbound', inbound.id, { showsPrices: 1 }))
    expect(fieldsOf(priced)).toEqual([{ path: 'showsPrices', msg: linkErrors.shareLink.noPrices }])
    const { body } = await app.client('POST freight/online/order/save', {
      token: member.token,
      body: shipmentForm(),
    })
    const freight = await tryLink(app, member, linkForm('forwarderOrder', body.data.id, { kind: 2 }))
    expect(fieldsOf(freight)).toEqual([{ path: 'kind', msg: linkErrors.shareLink.kindNotOffered }])
    for (const wrong of [{ days: 365 }, { days: 0 }, { recipient: ' ' }, { entity: 'supplier' }, { kind: 3 }])
      expect((await tryLink(app, member, linkForm('order', order.id, wrong))).body.code).toBe(400)
  })

  it('are at most fifty active ones of a record', async () => {
    const inbound = await givenInbound(app, member)
    const { id } = await givenLink(app, member, 'inbound', inbound.id)
    await owner.query(
      `insert into share_link (company_id, secret_hash, kind, entity, entity_id, record_number, recipient, created_by, created_name, expires_at)
       select company_id, sha256(n::text::bytea), kind, entity, entity_id, record_number, recipient, created_by, created_name, expires_at
       from share_link, generate_series(2, 50) n where id = $1`,
      [id],
    )
    await expectRefusal(
      tryLink(app, member, linkForm('inbound', inbound.id)),
      409,
      linkErrors.shareLink.tooMany.replace('{max}', '50'),
    )
  })
})
