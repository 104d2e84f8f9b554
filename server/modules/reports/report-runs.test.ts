import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { makeDueReports, startDueReports } from './make-due-reports.ts'
import { reportRuns, until } from './report-runs.testing.ts'
import { reportRunner, runReport } from './run-report.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
const member = await app.given.member()
const colleague = await app.given.member({ companyId: member.companyId })
const { working, done, failed, cancelled } = reportRunState.codes
const days = 4_000

// Enough rows that a run is under way for a while: five currencies a day.
await app.platform.staff.transaction([], (tx) =>
  raw`insert into rate (source, currency, day, middle)
    select 'safe', c, date '2000-01-01' + d, 7 from generate_series(1, ${days}) d, unnest(array['USD', 'HKD', 'EUR', 'JPY', 'GBP']) c`.execute(
    tx,
  ),
)
await app.platform.jobs.start([reportRunner(app.platform, reports)])
const view = { filters: { source: 'safe' } }
const { runOf, noticesOf, givenRun, silence, startSlowly } = reportRuns(app, member)
const call = (key: string, body: object, { token } = member) => app.client(key, { token, body })
const start = async (more: object = {}) =>
  dataOf(await call('POST report/online/run/start', { reportNo: 'rpt002', view, ...more })).id as string
const fileOf = (id: string, { token } = member) =>
  fetch(`${app.address}/api/report/online/run/${id}/file`, { headers: { authorization: `bearer ${token}` } })

describe('a report in the background', () => {
  it('runs on the queue, says how far it is, and is downloaded by who asked for it', async () => {
    const id = await start({ format: 'xlsx' })
    const run = await until(async () => {
      const now = await runOf(id)
      return now.state === done && now
    })
    expect(run).toMatchObject({ rows_total: days * 5, rows_done: days * 5, claim: null })
    const { body } = await app.client('GET report/online/run/list', { token: member.token })
    expect(body.rows[0]).toMatchObject({
      id,
      state: done,
      isMine: true,
      isScheduled: false,
      rowsTotal: days * 5,
    })
    const only = await app.client('GET report/online/run/list', {
      token: member.token,
      query: { runId: id },
    })
    expect(only.body.rows.map((each: { id: string }) => each.id)).toEqual([id])
    const other = await fileOf(id, colleague)
    expect(await other.json()).toMatchObject({ code: 404 })
  })

  it.each(['before', 'after'])(
    'taken over from a silent process that wakes %s the other is done, is ended by the other alone',
    async (wakes) => {
      const id = await givenRun()
      const silent = startSlowly(id)
      const key = await silent.stored
      await silence(id)
      const other = startSlowly(id)
      const otherKey = await other.stored
      if (wakes === 'after') await other.end()
      await silent.end()
      expect(await runOf(id)).toMatchObject(
        wakes === 'after' ? { state: done } : { state: working, file_id: null },
      )
      await other.end()
      const { state, file_id: fileId } = await runOf(id)
      expect(state).toBe(done)
      expect(await noticesOf(id)).toEqual([{ member_id: member.memberId, phrase: 'report.ready' }])
      const files = await app.platform.staff.transaction([], (tx) =>
        tx
          .selectFrom('file')
          .select(['id', 'storage_key'])
          .where('storage_key', 'in', [key, otherKey])
          .execute(),
      )
      expect(files).toEqual([{ id: fileId, storage_key: otherKey }])
      await expect(app.platform.files.open(key)).rejects.toThrow()
    },
  )

  it('is cancelled by who asked for it, and then never ends', async () => {
    const id = await givenRun()
    expect((await call(`POST report/online/run/${id}/cancel`, {}, colleague)).body.code).toBe(404)
    dataOf(await call(`POST report/online/run/${id}/cancel`, {}))
    await runReport(app.platform, reports, id)
    expect(await runOf(id)).toMatchObject({ state: cancelled, file_id: null })
    expect((await call(`POST report/online/run/${id}/cancel`, {})).body.code).toBe(409)
    expect(await (await fileOf(id)).json()).toMatchObject({ code: 409 })
  })

  it('that is cancelled while it is made is dropped with its file', async () => {
    const id = await start()
    await until(async () => (await runOf(id)).rows_done > 0)
    dataOf(await call(`POST report/online/run/${id}/cancel`, {}))
    await until(async () => (await runOf(id)).claim === null)
    expect(await runOf(id)).toMatchObject({ state: cancelled, file_id: null })
    expect(await noticesOf(id)).toEqual([])
  })

  it('that has nothing to show or too much is refused before it begins', async () => {
    const empty = { filters: { dayBegin: '2090-01-01' } }
    expect((await call('POST report/online/run/start', { reportNo: 'rpt002', view: empty })).body.code).toBe(
      400,
    )
    const pdf = await call('POST report/online/run/start', { reportNo: 'rpt002', view, format: 'pdf' })
    expect(pdf.body.msg).toContain('2,000')
  })
})

describe('a schedule', () => {
  const schedule = {
    reportNo: 'rpt002',
    name: 'Every Monday',
    view: { filters: { source: 'safe' } },
    every: 2,
    day: 1,
    recipientIds: [member.memberId, colleague.memberId],
  }
  const save = (more: object = {}, by = member) =>
    call('POST report/online/schedule/save', { ...schedule, ...more }, by)

  it('makes its report once on its day, for those who may see it by then', async () => {
    const left = await app.given.member({ companyId: member.companyId })
    const recipientIds = [member, colleague, left].map(({ memberId }) => memberId)
    const { id } = dataOf(await save({ name: 'Weekly rates', recipientIds }))
    const { body } = await app.client('GET report/online/schedule/list', { token: member.token })
    expect(body.rows[0]).toMatchObject({ id, nextOn: '2026-11-16', reportTitle: 'Exchange rates' })
    app.clock.set('2026-11-16T00:30:00Z')
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('member').set({ permissions: [] }).where('id', '=', colleague.memberId).execute(),
    )
    await app.platform.staff.transaction([], (tx) =>
      tx
        .updateTable('member')
        .set({ deleted_at: raw<string>`now()` })
        .where('id', '=', left.memberId)
        .execute(),
    )
    await app.platform.staff.transaction([], (tx) =>
      raw`insert into rate (source, currency, day, middle) values ('safe', 'USD', '2026-11-10', 7.1)`.execute(
        tx,
      ),
    )
    for (const _time of [1, 2, 3]) await makeDueReports(app.platform, reports).run({})
    const runs = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('report_run').selectAll().where('schedule_id', '=', id).execute(),
    )
    expect(runs).toHaveLength(1)
    const [run] = runs
    expect(run?.view).toMatchObject({
      filters: { dayBegin: '2026-11-09', dayEnd: '2026-11-15', source: 'safe' },
    })
    await until(async () => (await runOf(run?.id ?? '')).state === done)
    expect(await noticesOf(run?.id ?? '')).toEqual([
      { member_id: member.memberId, phrase: 'report.scheduled' },
    ])
    const next = await app.client('GET report/online/schedule/list', { token: member.token })
    expect(next.body.rows[0].nextOn).toBe('2026-11-23')
  })

  it('makes up each period that it missed, once', async () => {
    const { id } = dataOf(await save({ name: 'Daily', every: 1, recipientIds: [member.memberId] }))
    const { body } = await app.client('GET report/online/schedule/list', { token: member.token })
    const { nextOn } = body.rows.find((row: { id: string }) => row.id === id)
    expect(nextOn).toBe('2026-11-17')
    // Nothing ran from the 17th to the 19th.
    app.clock.set('2026-11-20T00:30:00Z')
    for (const _time of [1, 2]) await makeDueReports(app.platform, reports).run({})
    const runs = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('report_run').selectAll().where('schedule_id', '=', id).orderBy('due_on').execute(),
    )
    expect(runs.map((run) => (run.view as { filters: Record<string, string> }).filters['dayBegin'])).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ])
    await app.platform.staff.transaction([], (tx) =>
      tx.updateTable('report_schedule').set({ is_on: false }).where('id', '=', id).execute(),
    )
    app.clock.set('2026-11-16T00:30:00Z')
  })

  it('without rows on its day says so instead of a file', async () => {
    const { id } = dataOf(
      await save({
        name: 'Empty',
        every: 1,
        view: { filters: { source: 'boc' } },
        recipientIds: [member.memberId],
      }),
    )
    app.clock.set('2026-11-17T00:30:00Z')
    // Not by the queue, where the missed periods wait before it.
    for (const due of await startDueReports(app.platform, reports))
      await runReport(app.platform, reports, due)
    const run = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('report_run').selectAll().where('schedule_id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(run).toMatchObject({ state: failed, reason: expect.stringContaining('No data') })
    expect(await noticesOf(run.id)).toEqual([{ member_id: member.memberId, phrase: 'report.failed' }])
  })

  it('refuses recipients who may not see the report, another’s schedule, and a day that no week has', async () => {
    const stranger = await app.given.member()
    expect((await save({ recipientIds: [stranger.memberId] })).body).toMatchObject({
      code: 404,
      data: { fields: [{ path: 'recipientIds.0' }] },
    })
    expect((await save({ day: 8, recipientIds: [member.memberId] })).body).toMatchObject({
      data: { fields: [{ path: 'day' }] },
    })
    const mine = dataOf(await save({ name: 'Mine', recipientIds: [member.memberId] }))
    const other = await app.given.member({ companyId: member.companyId })
    const taken = { ...mine, name: 'Taken', recipientIds: [other.memberId] }
    expect((await save(taken, other)).body.code).toBe(409)
    const remove = (token: string) =>
      app.client('DELETE report/online/schedule/batchRemove', { token, body: { ids: [mine.id] } })
    expect((await remove(other.token)).body.code).toBe(409)
    expect((await remove(member.token)).body.code).toBe(200)
  })
})
