import { taskKinds } from '@quayside/contract/office/kinds.ts'
import { describe, expect, it } from 'vitest'
import { givenOrder } from '../../modules/orders/orders.testing.ts'
import { givenSubmitted, provide } from '../../modules/orders/provider-steps.testing.ts'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { remindStaff } from './remind-staff.ts'

const app = await testApp({ clock: testClock('2026-11-18T02:00:00Z') })
const owner = await app.owner()

type Desk = { readonly id: string; readonly token: string }
const base = 'office/online'
const post = ({ token }: Desk, path: string, body: object) =>
  app.office(`POST ${base}/${path}`, { token, body })
const read = ({ token }: Desk, key: object) =>
  app.office(`GET ${base}/teamwork/record`, { token, query: { ...key } })
const tasks = async ({ token }: Desk, query: object = {}) =>
  (await app.office(`GET ${base}/recordTask/list`, { token, query: { ...query } })).body
const messages = async ({ token }: Desk, query: object = {}) =>
  (await app.office(`GET ${base}/staffNotice/list`, { token, query: { ...query } })).body
const counts = async ({ token }: Desk) => dataOf(await app.office(`GET ${base}/task/counts`, { token })).own

async function given() {
  const member = await app.given.member()
  const order = await givenSubmitted(app, member)
  const writer = await app.given.staff({ roles: ['operations'], name: 'Writer' })
  const colleague = await app.given.staff({ roles: ['operations'], name: 'Colleague' })
  const key = { entity: 'order', entityId: order.id } as const
  return { member, order, writer, colleague, key }
}

/** Reviewers and operations see inquiries, finance does not. */
async function givenConsultation() {
  const member = await app.given.member()
  const { id } = dataOf(
    await app.client('POST system/online/consultation/save', {
      token: member.token,
      body: { subject: 'order', title: 'Where are the goods', message: 'Please tell' },
    }),
  )
  return { key: { entity: 'consultation', entityId: id } as const }
}

describe('notes of the provider’s staff', () => {
  it('are read by colleagues, and tell those whom they name', async () => {
    const { order, writer, colleague, key } = await given()
    const note = { ...key, message: 'The seal does not match', mentionIds: [colleague.id] }
    dataOf(await post(writer, 'recordNote/save', note))
    expect(dataOf(await read(colleague, key))).toMatchObject({
      notes: [{ message: note.message, isMine: false, mentioned: [{ id: colleague.id, name: 'Colleague' }] }],
      isFollowing: true,
    })
    const texts = await messages(colleague)
    expect(texts).toMatchObject({ total: 1, rows: [{ kind: 'order', entityId: order.id, isRead: false }] })
    expect(texts.rows[0].content).toContain(order.orderNo)
    expect(texts.rows[0].content).toContain(note.message)
    expect(await messages(writer)).toMatchObject({ total: 0 })
    expect(await counts(colleague)).toMatchObject({ unread: 1 })
  })

  it('tell followers of the next note, and of each new state, whoever takes the step', async () => {
    const { order, writer, colleague, key } = await given()
    dataOf(await post(colleague, 'teamwork/follow', { ...key, isFollowing: 1 }))
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'one' }))
    await provide(app, order.id, 'auditPass')
    const { rows } = await messages(colleague)
    expect(rows).toHaveLength(2)
    expect(rows[0].content).toContain(order.orderNo)
    expect(rows[0].content).not.toContain('{')
    dataOf(await post(colleague, 'teamwork/follow', { ...key, isFollowing: 0 }))
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'two' }))
    expect(await messages(colleague)).toMatchObject({ total: 2 })
  })

  it('say nothing to who takes the step, who knows', async () => {
    const { order, writer, colleague, key } = await given()
    for (const each of [writer, colleague])
      dataOf(await post(each, 'teamwork/follow', { ...key, isFollowing: 1 }))
    const step = `POST business/online/order/${order.id}/auditPass`
    dataOf(await app.office(step, { token: writer.token, body: {} }))
    expect(await messages(writer)).toMatchObject({ total: 0 })
    expect(await messages(colleague)).toMatchObject({ total: 1 })
  })

  it('do not exist for who may not list records of the kind, and name nobody who may not', async () => {
    const { writer } = await given()
    const { key } = await givenConsultation()
    const administrator = await app.given.staff({ roles: ['administrator'] })
    const blind = await app.given.staff({ roles: ['finance'] })
    const { colleagues } = dataOf(await read(writer, key))
    const ids = colleagues.map(({ id }: Desk) => id)
    expect(ids).toEqual(expect.arrayContaining([writer.id, administrator.id]))
    expect(ids).not.toContain(blind.id)
    const naming = { ...key, message: 'x', mentionIds: [writer.id, blind.id] }
    expect((await post(writer, 'recordNote/save', naming)).body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'mentionIds.1', code: 'teamwork.notAColleague' }] },
    })
    const task = { ...key, title: 'x', dueOn: '2026-11-20', assigneeId: blind.id }
    expect((await post(writer, 'recordTask/save', task)).body).toMatchObject({
      data: { fields: [{ path: 'assigneeId' }] },
    })
    expect((await read(blind, key)).body.code).toBe(404)
    expect((await post(blind, 'teamwork/follow', { ...key, isFollowing: 1 })).body.code).toBe(404)
  })

  it('are not written on a draft, which only its customer knows', async () => {
    const { writer, member } = await given()
    const draft = await givenOrder(app, member)
    const key = { entity: 'order', entityId: draft.id }
    expect((await post(writer, 'recordNote/save', { ...key, message: 'x' })).body.code).toBe(404)
  })

  it('are removed by who wrote them', async () => {
    const { writer, colleague, key } = await given()
    const { id } = dataOf(await post(writer, 'recordNote/save', { ...key, message: 'wrong' }))
    const remove = ({ token }: Desk) =>
      app.office(`DELETE ${base}/recordNote/batchRemove`, { token, body: { ids: [id] } })
    expect((await remove(colleague)).body.code).toBe(409)
    expect(dataOf(await remove(writer))).toEqual({ count: 1 })
    expect(dataOf(await read(colleague, key)).notes).toEqual([])
  })

  it.each(taskKinds)('are asked for of %s in words that the database takes', async (kind) => {
    const desk = await app.given.staff({})
    expect((await read(desk, { entity: kind, entityId: '999999' })).body.code).toBe(404)
  })
})

describe('a task of the provider’s staff', () => {
  it('is told, stands in the list of both, is counted when it is due, and told when it is done', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Call the depot', dueOn: '2026-11-18', assigneeId: colleague.id }
    const { id } = dataOf(await post(writer, 'recordTask/save', task))
    expect(await messages(colleague)).toMatchObject({ total: 1 })
    expect(await tasks(colleague, { isMine: 1, isDone: 0 })).toMatchObject({ total: 1, rows: [{ id }] })
    expect(await tasks(writer, { isMine: 0 })).toMatchObject({ total: 1 })
    expect(await counts(colleague)).toEqual({ tasks: 1, tasksDue: 1, unread: 1 })
    const third = await app.given.staff({})
    expect((await post(third, `recordTask/${id}/done`, { isDone: 1 })).body.code).toBe(404)
    dataOf(await post(colleague, `recordTask/${id}/done`, { isDone: 1 }))
    expect(await messages(writer)).toMatchObject({ total: 1 })
    expect(await counts(colleague)).toMatchObject({ tasks: 0, tasksDue: 0 })
  })

  it('is changed over its version alone', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check', dueOn: '2026-11-20', assigneeId: writer.id }
    const { id, version } = dataOf(await post(writer, 'recordTask/save', task))
    const change = { ...task, id, version, title: 'Check twice' }
    dataOf(await post(colleague, 'recordTask/save', change))
    expect((await post(writer, 'recordTask/save', change)).body).toMatchObject({
      code: 409,
      data: { current: { title: 'Check twice' } },
    })
  })

  it('is reminded of once, on its day', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check', dueOn: '2026-11-18', assigneeId: colleague.id }
    dataOf(await post(writer, 'recordTask/save', task))
    for (const _hour of [1, 2]) await remindStaff(app.platform).run({})
    expect(await messages(colleague)).toMatchObject({ total: 2 })
  })
})

describe('messages among the staff', () => {
  it('are marked as read by whom they are to, and by nobody else', async () => {
    const { writer, colleague, key } = await given()
    const note = { ...key, message: 'x', mentionIds: [colleague.id] }
    dataOf(await post(writer, 'recordNote/save', note))
    const { rows } = await messages(colleague)
    const mark = ({ token }: Desk, body: object) =>
      app.office(`PUT ${base}/staffNotice/setIsRead`, { token, body })
    expect(dataOf(await mark(writer, { ids: [rows[0].id] }))).toEqual({ count: 0 })
    expect((await mark(colleague, {})).body.code).not.toBe(200)
    expect(dataOf(await mark(colleague, { all: true }))).toEqual({ count: 1 })
    expect(await messages(colleague, { isRead: 0 })).toMatchObject({ total: 0 })
    expect(await messages(colleague, { isRead: 1 })).toMatchObject({ total: 1 })
  })

  it('are of kinds that the reader may list now', async () => {
    const { writer, colleague } = await given()
    const { key } = await givenConsultation()
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'x', mentionIds: [colleague.id] }))
    expect(await messages(colleague)).toMatchObject({ total: 1 })
    await owner.query(`update staff set roles = '{finance}' where id = $1`, [colleague.id])
    expect(await messages(colleague)).toMatchObject({ total: 0 })
  })
})
