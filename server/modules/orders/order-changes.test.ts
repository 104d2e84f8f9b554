import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { lineForm, read } from './orders.testing.ts'
import { givenSubmitted, markPaid, provide } from './provider-steps.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const desk = await app.given.staff()

const path = (id: string) => `business/online/order/${id}/changes`
const changesOf = async (id: string) =>
  (await app.client(`GET ${path(id)}`, { token: member.token })).body.data
const ask = (id: string, body: object, { token } = member) =>
  app.client(`POST ${path(id)}`, { token, body: { reason: 'the buyer asked for it', ...body } })
const decide = (id: string, name: string, body: object = {}) =>
  app.office(`POST business/online/orderChange/${id}/${name}`, { token: desk.token, body })
const lines = () => [lineForm({ qty: '10', price: '2' }), lineForm({ qty: '5', price: '4' })]

async function audited(values: Record<string, unknown> = {}, steps: readonly string[] = ['auditPass']) {
  const { id } = await givenSubmitted(app, member, { lines: lines(), ...values }, steps)
  const order = await read(app, member, id)
  return { id, order, lineId: order.lines[0].id as string }
}
const contractNo = { field: 'contractNo', after: 'HT-2' }

describe('a change request after the audit', () => {
  it('is shown with old and new, and once accepted is written into the order with its sums', async () => {
    const { id, lineId } = await audited({ contractNo: 'HT-1' })
    const fileId = await givenFile(app, member)
    const items = [contractNo, { field: 'line.qty', lineId, after: '12' }]
    const asked = await ask(id, { items, fileIds: [fileId] })
    expect(asked.body.code).toBe(200)
    const { changes, canRequest } = await changesOf(id)
    expect(canRequest).toBe(false)
    expect(changes).toMatchObject([
      {
        state: 0,
        reason: 'the buyer asked for it',
        items: [
          { field: 'contractNo', before: 'HT-1', after: 'HT-2', isApplied: false },
          { field: 'line.qty', before: '10', after: '12', isApplied: false },
        ],
        attachments: [{ fileId }],
        nextSteps: [{ name: 'withdraw' }],
      },
    ])
    const opened = await app.office(`GET system/online/file/${fileId}`, { token: desk.token })
    expect(opened.body?.code).not.toBe('403')
    const tasks = await app.office('GET office/online/task/list', {
      token: desk.token,
      query: { kind: 'orderChange', pageSize: 200 },
    })
    expect(tasks.body.rows.map((row: { id: string }) => row.id)).toContain(asked.body.data.id)

    expect((await decide(asked.body.data.id, 'accept')).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      contractNo: 'HT-2',
      orderAmount: '44.00',
      lines: [{ qty: '12', totalMoney: '24.00' }, { qty: '5' }],
    })
    expect((await changesOf(id)).changes[0]).toMatchObject({
      state: 4,
      items: [{ isApplied: true }, { isApplied: true }],
    })
    const { timeline } = await read(app, member, id)
    const entries = timeline.filter((entry: { transition: string }) => entry.transition === 'orderChange')
    expect(entries.map((entry: { toState: string }) => entry.toState)).toEqual(['done', 'requested'])
    const notices = await app.client('GET system/online/sysMsg', {
      token: member.token,
      query: { pageSize: 50 },
      headers: { 'accept-language': 'en-US' },
    })
    expect(JSON.stringify(notices.body.rows)).toContain('Change accepted')
  })

  it('waits to be carried out where the order’s state no longer lets the system write it', async () => {
    const { id, lineId } = await audited({}, ['auditPass', 'declare'])
    const items = [
      { field: 'line.qty', lineId, after: '9' },
      { field: 'remarks', after: 'by noon' },
    ]
    const { id: changeId } = (await ask(id, { items })).body.data
    expect((await decide(changeId, 'accept')).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ remarks: 'by noon', lines: [{ qty: '10' }, {}] })
    expect((await changesOf(id)).changes[0]).toMatchObject({
      state: 1,
      items: [{ isApplied: false }, { isApplied: true }],
    })
    expect((await decide(changeId, 'carryOut')).body.code).toBe(200)
    expect((await changesOf(id)).changes[0].state).toBe(4)
  })

  it('in words alone is for the staff to act on', async () => {
    const { id } = await audited()
    const { id: changeId } = (await ask(id, { request: 'pack each reel in its own box' })).body.data
    await decide(changeId, 'accept')
    expect((await changesOf(id)).changes[0].state).toBe(1)
  })

  it('is refused with a reason that the customer reads', async () => {
    const { id } = await audited()
    const { id: changeId } = (await ask(id, { items: [contractNo] })).body.data
    expect((await decide(changeId, 'refuse')).body.code).toBe(400)
    expect((await decide(changeId, 'refuse', { reason: 'the contract is stamped' })).body.code).toBe(200)
    expect((await changesOf(id)).changes[0]).toMatchObject({ state: 2, answer: 'the contract is stamped' })
    expect((await decide(changeId, 'accept')).body.code).toBe(409)
  })

  it('is one at a time, and can be withdrawn as long as it is open', async () => {
    const { id } = await audited()
    const first = (await ask(id, { items: [contractNo] })).body.data
    expect((await ask(id, { request: 'another' })).body.code).toBe(409)
    const withdraw = () =>
      app.client(`POST business/online/orderChange/${first.id}/withdraw`, { token: member.token, body: {} })
    expect((await withdraw()).body.code).toBe(200)
    expect((await withdraw()).body.code).toBe(409)
    expect((await ask(id, { request: 'another' })).body.code).toBe(200)
  })

  it('asked twice at the same moment is there once', async () => {
    const { id } = await audited()
    const answers = await Promise.all([1, 2, 3].map((n) => ask(id, { request: `change ${n}` })))
    expect(answers.map((answer) => answer.body.code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  it('lapses when the order goes back or ends', async () => {
    const { id } = await audited()
    await ask(id, { items: [contractNo] })
    await provide(app, id, 'return', { reason: 'please correct it yourself' })
    expect((await changesOf(id)).changes[0]).toMatchObject({ state: 5, nextSteps: [] })
  })

  it('is not for an order before its audit or after its end', async () => {
    const before = await audited({}, [])
    expect((await ask(before.id, { request: 'x' })).body.code).toBe(409)
    const after = await audited({}, ['auditPass', 'declare', 'clear', 'arrive', 'sign', 'complete'])
    expect((await ask(after.id, { request: 'x' })).body.code).toBe(409)
    expect(await changesOf(after.id)).toEqual({ changes: [], canRequest: false })
  })

  it.each([
    ['nothing at all', {}, ''],
    ['the same value', { items: [{ field: 'line.price', after: '2.00' }] }, 'items.0.after'],
    ['a figure that is none', { items: [{ field: 'line.qty', after: 'ten' }] }, 'items.0.after'],
    ['no goods', { items: [{ field: 'line.qty', after: '0' }] }, 'items.0.after'],
    ['a phone that is none', { items: [{ field: 'delivery.phone', after: 'x' }] }, 'items.0.after'],
    ['the same field twice', { items: [contractNo, contractNo] }, 'items.1.after'],
    ['no reason', { request: 'x', reason: '' }, 'reason'],
  ])('refuses %s', async (_what, body, field) => {
    const { id, lineId } = await audited()
    const items = (body as { items?: { field: string }[] }).items?.map((item) =>
      item.field.startsWith('line.') ? { ...item, lineId } : item,
    )
    const answer = await ask(id, { ...body, ...(items && { items }) })
    expect(answer.body.code).toBe(400)
    if (field !== '') expect(fieldsOf(answer).map((each) => each.path)).toContain(field)
  })

  it('refuses a line of another order', async () => {
    const [one, other] = [await audited(), await audited()]
    const items = [{ field: 'line.qty', lineId: other.lineId, after: '3' }]
    expect(fieldsOf(await ask(one.id, { items }))[0]?.path).toBe('items.0.lineId')
  })

  it('is not written where the amount would fall below what was paid', async () => {
    const { id, lineId } = await audited()
    const { id: changeId } = (await ask(id, { items: [{ field: 'line.qty', lineId, after: '1' }] })).body.data
    await markPaid(app, id, 1, '30.00')
    expect((await decide(changeId, 'accept')).body.code).toBe(409)
    expect(await read(app, member, id)).toMatchObject({ orderAmount: '40.00' })
    expect((await changesOf(id)).changes[0].state).toBe(0)
  })

  it('is read and decided by the ERP too', async () => {
    const { id } = await audited()
    const { id: changeId } = (await ask(id, { items: [contractNo] })).body.data
    const erp = erpClient(app, (await givenKey(app)).key)
    const { body } = await erp(`GET order-changes/${changeId}`)
    expect(body).toMatchObject({ orderId: id, items: [{ field: 'contractNo', after: 'HT-2' }] })
    expect((await erp(`POST order-changes/${changeId}/accept`, { body: {} })).status).toBe(200)
    expect((await read(app, member, id)).contractNo).toBe('HT-2')
  })

  it('is asked for with the permission to save orders of the kind', async () => {
    const { id } = await audited()
    const { token } = await app.given.member({
      companyId: member.companyId,
      permissions: ['order-import-list', 'order-export-save'],
    })
    expect((await ask(id, { request: 'x' }, { ...member, token })).body.code).toBe('403')
    const { body } = await app.client(`GET ${path(id)}`, { token })
    expect(body.data.canRequest).toBe(false)
  })
})
