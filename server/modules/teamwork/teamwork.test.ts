import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder } from '../orders/orders.testing.ts'
import { remindOfTasks } from './remind-of-tasks.ts'

const app = await testApp({ clock: testClock('2026-11-18T02:00:00Z') })
const owner = await app.owner()

type Member = Awaited<ReturnType<typeof app.given.member>>
const base = 'system/online'
const post = (member: Member, path: string, body: object) =>
  app.client(`POST ${base}/${path}`, { token: member.token, body })
const read = (member: Member, key: object) =>
  app.client(`GET ${base}/teamwork/record`, { token: member.token, query: { ...key } })
const tasks = async (member: Member, query: object = {}) =>
  (await app.client(`GET ${base}/recordTask/list`, { token: member.token, query: { ...query } })).body
const noticesOf = async ({ memberId }: Member) =>
  (
    await owner.query(
      `select phrase, params, entity, entity_id::text from notice where member_id = $1 and phrase like 'teamwork.%' order by id`,
      [memberId],
    )
  ).rows

async function given() {
  const writer = await app.given.member()
  const colleague = await app.given.member({ companyId: writer.companyId })
  const blind = await app.given.member({
    companyId: writer.companyId,
    permissions: ['home-consultation-list'],
  })
  const { id } = await givenOrder(app, writer)
  return { writer, colleague, blind, key: { entity: 'order', entityId: id } as const }
}

describe('notes on a record', () => {
  it('are read by colleagues who may see it, and tell those whom they name', async () => {
    const { writer, colleague, key } = await given()
    const note = { ...key, message: 'The rest comes next week', mentionIds: [colleague.memberId] }
    dataOf(await post(writer, 'recordNote/save', note))
    const seen = dataOf(await read(colleague, key))
    expect(seen).toMatchObject({
      notes: [{ message: note.message, isMine: false, mentioned: [{ id: colleague.memberId }] }],
      isFollowing: true,
    })
    expect(await noticesOf(colleague)).toMatchObject([
      { phrase: 'teamwork.mention', entity: 'order', entity_id: key.entityId },
    ])
    expect(await noticesOf(writer)).toEqual([])
    dataOf(await post(colleague, 'recordNote/save', { ...key, message: 'Thank you' }))
    expect((await noticesOf(writer)).map(({ phrase }) => phrase)).toEqual(['teamwork.note'])
  })

  it('tell followers until they stop, and only who may still see the record', async () => {
    const { writer, colleague, key } = await given()
    const follow = (isFollowing: 0 | 1) => post(colleague, 'teamwork/follow', { ...key, isFollowing })
    dataOf(await follow(1))
    dataOf(await follow(1))
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'one' }))
    expect(await noticesOf(colleague)).toHaveLength(1)
    dataOf(await follow(0))
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'two' }))
    expect(await noticesOf(colleague)).toHaveLength(1)
    dataOf(await follow(1))
    await owner.query(
      `update member set permissions = '{home-consultation-list}', access_stamp = access_stamp + 1 where id = $1`,
      [colleague.memberId],
    )
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'three' }))
    expect(await noticesOf(colleague)).toHaveLength(1)
    expect((await follow(0)).body.code).toBe(404)
  })

  it('do not exist for a member who may not see the record, and name nobody who may not', async () => {
    const { writer, blind, key } = await given()
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'private' }))
    expect((await read(blind, key)).body.code).toBe(404)
    expect((await post(blind, 'recordNote/save', { ...key, message: 'x' })).body.code).toBe(404)
    const seen = dataOf(await read(writer, key))
    expect(seen.colleagues.map(({ id }: { id: string }) => id)).not.toContain(blind.memberId)
    const naming = { ...key, message: 'x', mentionIds: [writer.memberId, blind.memberId] }
    expect((await post(writer, 'recordNote/save', naming)).body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'mentionIds.1', code: 'teamwork.notAColleague' }] },
    })
  })

  it('leave neither a line on the timeline nor one in the provider’s feed', async () => {
    const { writer, key } = await given()
    const count = async () => (await owner.query('select count(*)::int as n from event')).rows[0].n
    const before = await count()
    dataOf(await post(writer, 'recordNote/save', { ...key, message: 'private' }))
    const task = { ...key, title: 'Check', dueOn: '2026-11-20', assigneeId: writer.memberId }
    dataOf(await post(writer, 'recordTask/save', task))
    expect(await count()).toBe(before)
  })

  it('are removed by who wrote them', async () => {
    const { writer, colleague, key } = await given()
    const { id } = dataOf(await post(writer, 'recordNote/save', { ...key, message: 'wrong' }))
    const remove = ({ token }: Member) =>
      app.client(`DELETE ${base}/recordNote/batchRemove`, { token, body: { ids: [id] } })
    expect((await remove(colleague)).body.code).toBe(409)
    expect(dataOf(await remove(writer))).toEqual({ count: 1 })
    expect(dataOf(await read(colleague, key)).notes).toEqual([])
  })
})

describe('a task on a record', () => {
  it('is told to who gets it, stands in the list of both, and is told when it is done', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check the weights', dueOn: '2026-11-20', assigneeId: colleague.memberId }
    const { id } = dataOf(await post(writer, 'recordTask/save', task))
    expect((await noticesOf(colleague)).map(({ phrase }) => phrase)).toEqual(['teamwork.task'])
    expect(await tasks(colleague, { isMine: 1, isDone: 0 })).toMatchObject({
      total: 1,
      rows: [{ id, title: task.title, isMine: true, doneAt: null }],
    })
    expect(await tasks(writer, { isMine: 0 })).toMatchObject({ total: 1, rows: [{ id, isMine: false }] })
    expect(await tasks(writer, { isMine: 1 })).toMatchObject({ total: 0 })
    dataOf(await post(colleague, `recordTask/${id}/done`, { isDone: 1 }))
    dataOf(await post(colleague, `recordTask/${id}/done`, { isDone: 1 }))
    expect((await noticesOf(writer)).map(({ phrase }) => phrase)).toEqual(['teamwork.taskDone'])
    expect(await tasks(colleague, { isMine: 1, isDone: 0 })).toMatchObject({ total: 0 })
    dataOf(await post(writer, `recordTask/${id}/done`, { isDone: 0 }))
    expect(await tasks(colleague, { isDone: 0 })).toMatchObject({ total: 1 })
  })

  it('is listed by its day, what is late first and what is done last', async () => {
    const { writer, key } = await given()
    const save = async (title: string, dueOn: string) =>
      dataOf(await post(writer, 'recordTask/save', { ...key, title, dueOn, assigneeId: writer.memberId }))
    await save('tomorrow', '2026-11-19')
    const { id } = await save('done', '2026-11-10')
    await save('late', '2026-11-17')
    await save('next week', '2026-11-25')
    dataOf(await post(writer, `recordTask/${id}/done`, { isDone: 1 }))
    const titles = async (query?: object) =>
      (await tasks(writer, query)).rows.map(({ title }: { title: string }) => title)
    expect(await titles()).toEqual(['late', 'tomorrow', 'next week', 'done'])
    expect(await titles({ orderByColumn: 'createdAt', isAsc: 'asc' })).toEqual([
      'tomorrow',
      'done',
      'late',
      'next week',
    ])
  })

  it('is changed over its version alone, and told to a new assignee', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check', dueOn: '2026-11-20', assigneeId: writer.memberId }
    const { id, version } = dataOf(await post(writer, 'recordTask/save', task))
    const change = { ...task, id, version, assigneeId: colleague.memberId }
    dataOf(await post(colleague, 'recordTask/save', change))
    expect((await post(writer, 'recordTask/save', change)).body.code).toBe(409)
    const other = await givenOrder(app, writer)
    const moved = { ...change, version: version + 1, entityId: other.id }
    expect((await post(writer, 'recordTask/save', moved)).body.code).toBe(404)
    expect(await noticesOf(colleague)).toEqual([])
  })

  it('is marked by who has or gave it, and by nobody else', async () => {
    const { writer, colleague, blind, key } = await given()
    const third = await app.given.member({ companyId: writer.companyId })
    const task = { ...key, title: 'Check', dueOn: '2026-11-20', assigneeId: colleague.memberId }
    const { id } = dataOf(await post(writer, 'recordTask/save', task))
    for (const other of [third, blind])
      expect((await post(other, `recordTask/${id}/done`, { isDone: 1 })).body.code).toBe(404)
    const toBlind = { ...task, assigneeId: blind.memberId }
    expect((await post(writer, 'recordTask/save', toBlind)).body).toMatchObject({
      data: { fields: [{ path: 'assigneeId' }] },
    })
  })

  it('of a colleague who has left is reminded of to who gave it, given to another one, or removed', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check', dueOn: '2026-11-18', assigneeId: colleague.memberId }
    const { id } = dataOf(await post(writer, 'recordTask/save', task))
    expect(dataOf(await read(writer, key)).tasks).toMatchObject([
      { isAssigneeGone: false, isGivenByMe: true, isMine: false },
    ])
    expect(dataOf(await read(colleague, key)).tasks).toMatchObject([{ isGivenByMe: false, isMine: true }])
    const saved = await post(writer, 'recordTask/save', { ...task, title: 'Weigh' })
    await owner.query('update member set deleted_at = now() where id = $1', [colleague.memberId])
    await remindOfTasks(app.platform).run({})
    expect(await noticesOf(writer)).toMatchObject([
      { phrase: 'teamwork.taskDue', params: { title: 'Check' } },
    ])
    const [row] = dataOf(await read(writer, key)).tasks
    expect(row).toMatchObject({ isAssigneeGone: true })
    const regiven = { ...task, id, version: row.version }
    expect((await post(writer, 'recordTask/save', regiven)).text).toContain('teamwork.notAColleague')
    dataOf(await post(writer, 'recordTask/save', { ...regiven, assigneeId: writer.memberId }))
    const removal = { token: writer.token, body: { ids: [dataOf(saved).id] } }
    dataOf(await app.client(`DELETE ${base}/recordTask/batchRemove`, removal))
    expect(dataOf(await read(writer, key)).tasks).toMatchObject([{ id, isAssigneeGone: false, isMine: true }])
  })

  it('is reminded of once, on its day, and again after the day was changed', async () => {
    const { writer, colleague, key } = await given()
    const task = { ...key, title: 'Check', dueOn: '2026-11-18', assigneeId: colleague.memberId }
    const { id, version } = dataOf(await post(writer, 'recordTask/save', task))
    const due = async () =>
      (await noticesOf(colleague)).filter(({ phrase }) => phrase === 'teamwork.taskDue').length
    for (const _hour of [1, 2]) await remindOfTasks(app.platform).run({})
    expect(await due()).toBe(1)
    const { version: reminded } = dataOf(await read(writer, key)).tasks[0]
    expect(reminded).toBeGreaterThanOrEqual(version)
    dataOf(await post(writer, 'recordTask/save', { ...task, id, version: reminded, dueOn: '2026-11-17' }))
    await remindOfTasks(app.platform).run({})
    expect(await due()).toBe(2)
    expect(await tasks(colleague, { isOverdue: 1 })).toMatchObject({ total: 1 })
  })
})
