import { addDays } from '@quayside/contract/kernel/days.ts'
import { fileErrors } from '@quayside/phrases/en-US/kernel/file-errors.ts'
import { linkErrors } from '@quayside/phrases/en-US/links/errors.ts'
import { linkPage as words } from '@quayside/phrases/en-US/links/page.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { pagesOf } from '../../platform/pdf/pdf-text.testing.ts'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { pngPicture } from '../../platform/testing/picture.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, read } from '../orders/orders.testing.ts'
import {
  givenInbound,
  givenWarehouse,
  inboundStep,
  officeDo,
  readInbound,
} from '../warehouse/warehouse.testing.ts'
import { givenLink, proposeTime, replies, sendFile, visit } from './links.testing.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const rival = await app.given.member()
const day = addDays(app.clock.today(), 5)
const warehouseId = await givenWarehouse(app)
const inbound = await givenInbound(app, member, { warehouseId })
const { path } = await givenLink(app, member, 'inbound', inbound.id, { kind: 2 })
const decide = (id: string, verb: 'accept' | 'refuse', token = member.token, body: object = {}) =>
  app.client(`POST base/online/linkReply/${id}/${verb}`, { token, body })
const textOf = (pdf: Buffer): string => pagesOf(pdf).join('').replaceAll(' ', '')

beforeEach(async () => {
  await owner.query('delete from attempt')
})

describe('a supplier’s link', () => {
  it('says where and when to deliver under which number', async () => {
    const page = await visit(app, path)
    expect(page.status).toBe(200)
    expect(path).toMatch(/^\/s\/[\w-]{22}$/)
    for (const part of [inbound.number, 'Store ', 'Li Lei 0755-12345678', `${app.clock.today()} 10:00`])
      expect(page.text).toContain(part)
    expect(page.text).toContain(words.hidesSupplier)
    expect(page.text).not.toMatch(/server\.|codes\.|undefined|\[object/)
  })

  it('prints labels and a delivery notice of an inbound order', async () => {
    const labels = await visit(app, `${path}/labels`)
    expect(labels.headers.get('content-type')).toBe('application/pdf')
    expect(textOf(labels.bytes)).toContain(`${inbound.number}/1`)
    const note = await visit(app, `${path}/note`)
    expect(note.headers.get('cache-control')).toBe('no-store')
    expect(textOf(note.bytes)).toContain(inbound.number)
    expect(textOf(note.bytes)).toContain('Store')
    expect((await visit(app, `${path}/boxMarks`)).status).toBe(404)
  })

  it('prints box marks and a notice of an order, without who fetches the goods afterwards', async () => {
    const order = await givenOrder(app, member, {
      receiving: { mode: 0, warehouseId, warehouse: 'Store' },
      delivery: {
        type: 0,
        warehouseId,
        pickupName: 'Zhao Secret',
        pickupPhone: '13800138000',
        pickupTime: `${day} 10:00`,
      },
    })
    const link = await givenLink(app, member, 'order', order.id, { kind: 2 })
    const page = await visit(app, link.path)
    expect(page.text).toContain(order.orderNo)
    expect(page.text).not.toContain('Zhao Secret')
    expect(page.text).not.toContain('0.123456')
    const note = textOf((await visit(app, `${link.path}/note`)).bytes)
    expect(note).toContain(order.orderNo)
    expect(note).not.toContain('ZhaoSecret')
    expect((await visit(app, `${link.path}/boxMarks`)).headers.get('content-type')).toBe('application/pdf')
  })
})

describe('a file that a supplier sends', () => {
  it('waits apart from the record, with a message to the member who made the link, until it is taken', async () => {
    const sent = await sendFile(
      app,
      path,
      { bytes: await pngPicture(), name: 'packing list.png' },
      { kind: '1', note: '46 boxes' },
    )
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?lang=en-US&done=file`])
    expect((await visit(app, `${path}?done=file`)).text).toContain(words.sent)
    expect((await readInbound(app, member, inbound.id)).attachments).toEqual([])
    const [reply] = await replies(app, member, 'inbound', inbound.id)
    expect(reply).toMatchObject({
      kind: 1,
      state: 1,
      sender: 'Sakura Passive Parts',
      note: '46 boxes',
      file: { name: 'packing list.png', mime: 'image/png' },
    })
    const [notice] = (await app.client('GET system/online/sysMsg', { token: member.token })).body.rows
    expect(notice.content ?? notice.title).toMatch(/packing list\.png|supplier sent/i)
    const seen = await app.client(`GET system/online/file/${reply.file.id}`, { token: member.token })
    expect(seen.status).toBe(200)
    expect(seen.headers.get('content-disposition')).toContain('packing')
    const strange = await app.client(`GET system/online/file/${reply.file.id}`, { token: rival.token })
    expect(strange.body.code).toBe(404)
    expect((await decide(reply.id, 'accept')).body.code).toBe(200)
    const taken = await readInbound(app, member, inbound.id)
    expect(taken.attachments).toMatchObject([{ fileId: reply.file.id, kind: 'packing-list' }])
    expect(taken.timeline[0]).toMatchObject({ transition: 'supplierFile', note: 'packing list.png' })
    await expectRefusal(decide(reply.id, 'refuse'), 409, linkErrors.linkReply.decided)
    expect((await visit(app, path)).text).toContain('data-state="taken"')
    const { rows } = await owner.query(
      "select action, actor from audit_log where company_id = $1 and action like 'POST open/%'",
      [member.companyId],
    )
    expect(rows).toEqual([{ action: 'POST open/shareLink/upload', actor: 'system' }])
  })

  it('is told to all who may share the record once the member who made the link has left', async () => {
    const { companyId } = member
    const maker = await app.given.member({ companyId })
    const blind = await app.given.member({ companyId, permissions: ['hub-link-edit', 'home-notice-list'] })
    const made = await givenLink(app, maker, 'inbound', inbound.id, { kind: 2, recipient: 'Late Sender' })
    await owner.query('update member set is_enabled = false where id = $1', [maker.memberId])
    await sendFile(app, made.path, { bytes: await pngPicture(), name: 'late.png' })
    const messagesOf = async (token: string) =>
      (await app.client('GET system/online/sysMsg', { token })).text.includes('Late Sender')
    expect([await messagesOf(member.token), await messagesOf(blind.token)]).toEqual([true, false])
  })

  it('that is refused does not become part of the record, and the supplier reads why', async () => {
    await sendFile(app, path, { bytes: await pngPicture(), name: 'blurred.png' }, { kind: '3' })
    const [reply] = await replies(app, member, 'inbound', inbound.id)
    expect((await decide(reply.id, 'refuse', member.token, { note: 'Too dark' })).body.code).toBe(200)
    const { attachments } = await readInbound(app, member, inbound.id)
    expect(attachments.map(({ name }: { name: string }) => name)).not.toContain('blurred.png')
    expect((await visit(app, path)).text).toContain('Too dark')
  })

  it('is checked and limited as a member’s is', async () => {
    const wrong = async (bytes: Uint8Array, name: string, fields?: Record<string, string>) => {
      await owner.query('delete from attempt')
      const answer = await sendFile(app, path, { bytes, name }, fields)
      expect(answer.headers.get('x-robots-tag')).toContain('noindex')
      return answer
    }
    const script = await wrong(Buffer.from('<script>alert(1)</script>'), 'list.html')
    expect(script.status).toBe(400)
    expect(script.text).toContain('role="status"')
    expect((await wrong(Buffer.alloc(0), 'empty.png')).status).toBe(400)
    const large = await wrong(Buffer.alloc(20 * 1024 * 1024 + 1), 'large.png')
    expect(large.status).toBe(400)
    expect(large.text).toContain(fileErrors.file.tooLarge.replace('{max}', '20 MB'))
    expect((await wrong(await pngPicture(), 'x.png', { kind: '9' })).status).toBe(400)
    expect((await wrong(await pngPicture(), 'x.png', { kind: '4' })).status).toBe(400)
    expect(
      (await visit(app, `${path}/files`, { method: 'POST', body: new URLSearchParams({}) })).status,
    ).toBe(400)
    const { rows } = await owner.query('select name from file where name in ($1, $2, $3)', [
      'list.html',
      'large.png',
      'x.png',
    ])
    expect(rows).toEqual([])
    const quota = { rows: Number((await owner.query('select sum(files) from upload_count')).rows[0].sum) }
    await sendFile(app, path, { bytes: await pngPicture(), name: 'counted.png' })
    expect(Number((await owner.query('select sum(files) from upload_count')).rows[0].sum)).toBe(
      quota.rows + 1,
    )
  })

  it('is refused when too many wait, or too many are sent in an hour', async () => {
    const own = await givenInbound(app, member)
    const link = await givenLink(app, member, 'inbound', own.id, { kind: 2 })
    await sendFile(app, link.path, { bytes: await pngPicture(), name: 'one.png' })
    await owner.query("update attempt set count = 30 where key like 'shareLink:sending:%'")
    expect((await sendFile(app, link.path, { bytes: await pngPicture(), name: 'two.png' })).status).toBe(429)
    await owner.query('delete from attempt')
    await owner.query(
      `insert into link_reply (company_id, link_id, kind, file_id)
       select company_id, link_id, kind, file_id from link_reply, generate_series(2, 40) where link_id = $1`,
      [link.id],
    )
    const answer = await sendFile(app, link.path, { bytes: await pngPicture(), name: 'three.png' })
    expect(answer.status).toBe(429)
    expect(answer.text).toContain(linkErrors.linkReply.tooMany.replace('{max}', '40'))
  })

  it('is refused by a link that was revoked before it arrived', async () => {
    const own = await givenInbound(app, member)
    const link = await givenLink(app, member, 'inbound', own.id, { kind: 2 })
    await app.client(`POST base/online/shareLink/${link.id}/revoke`, { token: member.token, body: {} })
    expect((await sendFile(app, link.path, { bytes: await pngPicture(), name: 'late.png' })).status).toBe(404)
    expect(await replies(app, member, 'inbound', own.id)).toEqual([])
  })
})

describe('a time that a supplier proposes', () => {
  it('becomes the inbound order’s when a member takes it', async () => {
    const sent = await proposeTime(app, path, `${day}T14:30`, 'Truck broke down')
    expect(sent.status).toBe(303)
    const [reply] = await replies(app, member, 'inbound', inbound.id)
    expect(reply).toMatchObject({ kind: 4, time: `${day} 14:30`, note: 'Truck broke down', file: null })
    expect((await readInbound(app, member, inbound.id)).pickupTime).not.toBe(`${day} 14:30`)
    expect((await decide(reply.id, 'accept')).body.code).toBe(200)
    const after = await readInbound(app, member, inbound.id)
    expect(after.pickupTime).toBe(`${day} 14:30`)
    expect(after.timeline[0]).toMatchObject({ transition: 'supplierTime', note: `${day} 14:30` })
    expect((await visit(app, path)).text).toContain(`${day} 14:30`)
  })

  it('becomes the order’s, and is left where it is declined', async () => {
    const order = await givenOrder(app, member, { receiving: { mode: 0, time: `${day} 09:00` } })
    const link = await givenLink(app, member, 'order', order.id, { kind: 2 })
    await proposeTime(app, link.path, `${day}T16:00`)
    const [first] = await replies(app, member, 'order', order.id)
    await decide(first.id, 'refuse')
    expect((await read(app, member, order.id)).receiving.time).toBe(`${day} 09:00`)
    await proposeTime(app, link.path, `${day}T17:00`)
    const [second] = await replies(app, member, 'order', order.id)
    await decide(second.id, 'accept')
    expect((await read(app, member, order.id)).receiving.time).toBe(`${day} 17:00`)
  })

  it('is refused in the past, as no time, and after the goods have come', async () => {
    const past = await proposeTime(app, path, `${addDays(app.clock.today(), -1)}T10:00`)
    expect(past.status).toBe(400)
    expect(past.text).toContain(linkErrors.linkReply.timePassed)
    for (const time of ['', 'soon', '2026-02-30T10:00', `${day}T25:00`])
      expect((await proposeTime(app, path, time)).status, time).toBe(400)
    const own = await givenInbound(app, member)
    const link = await givenLink(app, member, 'inbound', own.id, { kind: 2 })
    await proposeTime(app, link.path, `${day}T10:00`)
    await inboundStep(app, member, own.id, 'submit')
    await officeDo(app, `inbound/${own.id}/auditPass`)
    await officeDo(app, `inbound/${own.id}/receive`)
    const [reply] = await replies(app, member, 'inbound', own.id)
    await expectRefusal(decide(reply.id, 'accept'), 409, linkErrors.linkReply.goodsReceived)
  })

  it('is decided by members who may see the record, of its company alone', async () => {
    const own = await givenInbound(app, member)
    const link = await givenLink(app, member, 'inbound', own.id, { kind: 2 })
    await proposeTime(app, link.path, `${day}T10:00`)
    const [reply] = await replies(app, member, 'inbound', own.id)
    const { token } = await app.given.member({
      companyId: member.companyId,
      permissions: ['hub-link-edit', 'hub-link-list'],
    })
    for (const stranger of [token, rival.token]) {
      expect((await decide(reply.id, 'accept', stranger)).body.code).toBe(404)
      const list = await app.client('GET base/online/linkReply/list', {
        token: stranger,
        query: { entity: 'inbound', recordId: own.id },
      })
      expect(list.body.code).toBe(404)
    }
  })
})
