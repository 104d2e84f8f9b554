import { dayLength } from '@quayside/contract/kernel/days.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { reportDays } from '@quayside/contract/reports/report-run.ts'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { StoredFileMissing } from '../../platform/files/storage.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { forgetReports } from './forget-reports.ts'
import { runReport } from './run-report.ts'

const app = await testApp({ clock: testClock(new Date().toISOString()) })
const member = await app.given.member()
const colleague = await app.given.member({ companyId: member.companyId })
const owner = await app.owner()
const { done, expired } = reportRunState.codes
// Sends to the queue, and works at nothing.
await app.platform.jobs.start([])

const daysFromNow = (days: number): string =>
  new Date(app.clock.now().getTime() + days * dayLength).toISOString()
const start = async (view: object = {}): Promise<string> => {
  const body = { reportNo: 'rpt003', view }
  return dataOf(await app.client('POST report/online/run/start', { token: member.token, body })).id
}
const call = (key: string, body: object, { token } = member) => app.client(key, { token, body })
const runsOf = async () =>
  (await app.client('GET report/online/run/list', { token: member.token })).body.rows as {
    id: string
    state: number
    keptUntil: string | null
    view: object
  }[]
const fileOf = (id: string) =>
  fetch(`${app.address}/api/report/online/run/${id}/file`, {
    headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' },
  })

describe('the file of a report', () => {
  it('is removed after its days, and the run says that it has expired', async () => {
    const view = { filters: {}, groupBy: '', columns: ['name', 'mobile'] }
    const id = await start(view)
    await runReport(app.platform, reports, id)
    const { rows } = await owner.query(
      'select f.id, f.storage_key from report_run r join file f on f.id = r.file_id where r.id = $1',
      [id],
    )
    app.clock.set(daysFromNow(reportDays - 1))
    await forgetReports(app.platform).run({})
    const [kept] = await runsOf()
    expect(kept).toMatchObject({ id, state: done, view })
    expect(kept?.keptUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await fileOf(id)).headers.get('content-type')).toContain('spreadsheetml')

    app.clock.set(daysFromNow(reportDays + 1))
    await forgetReports(app.platform).run({})
    await forgetReports(app.platform).run({})
    expect(await runsOf()).toMatchObject([{ id, state: expired, keptUntil: null, view }])
    expect(await (await fileOf(id)).json()).toMatchObject({
      code: 409,
      msg: expect.stringContaining('run the report again'),
    })
    const left = await owner.query('select id from file where id = $1', [rows[0].id])
    expect(left.rows).toEqual([])
    await expect(app.platform.files.open(rows[0].storage_key)).rejects.toThrow(StoredFileMissing)
    await start(view)
    expect(await runsOf()).toHaveLength(2)
  })

  it('is kept for good where the setting says so', async () => {
    const id = await start()
    await runReport(app.platform, reports, id)
    app.clock.set(daysFromNow(4_000))
    const platform = { ...app.platform, config: { ...app.platform.config, reportDays: 0 } }
    await forgetReports(platform).run({})
    expect((await runsOf()).find((run) => run.id === id)).toMatchObject({ state: done })
  })
})

describe('the columns that a member chose last', () => {
  const save = (columns: readonly string[], { token } = member, reportNo = 'rpt097') =>
    app.client('POST report/online/columns/save', { token, body: { reportNo, columns } })
  const chosenOf = async ({ token } = member, reportNo = 'rpt097') =>
    dataOf(await app.client('GET report/online/definition', { token, query: { reportNo } })).chosen

  it('stay in their order, for that member and report alone', async () => {
    expect(await chosenOf()).toEqual([])
    expect(dataOf(await save(['fees', 'orderNo', 'fees', 'amount']))).toEqual(['fees', 'orderNo', 'amount'])
    expect(await chosenOf()).toEqual(['fees', 'orderNo', 'amount'])
    dataOf(await save(['orderNo']))
    expect(await chosenOf()).toEqual(['orderNo'])
    expect(await chosenOf(colleague)).toEqual([])
    expect(await chosenOf(member, 'rpt026')).toEqual([])
    dataOf(await save([]))
    expect(await chosenOf()).toEqual([])
  })

  it('are columns of the report, and need its permission', async () => {
    expect((await save(['orderNo', 'colour'])).body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'columns' }] },
    })
    const without = await app.given.member({ companyId: member.companyId, permissions: ['home-notice-list'] })
    expect((await save(['orderNo'], without)).body.code).toBe('403')
  })

  it('are left out where the report no longer has them', async () => {
    dataOf(await save(['fees', 'amount']))
    await owner.query(`update report_column_choice set columns = '{gone,amount}' where member_id = $1`, [
      member.memberId,
    ])
    expect(await chosenOf()).toEqual(['amount'])
  })
})

describe('a saved filter set', () => {
  it('is the member’s own until it is shared, and changed by its owner alone', async () => {
    const other = await app.given.member({ companyId: member.companyId })
    const set = {
      reportNo: 'rpt097',
      name: 'USD imports',
      view: { filters: { currency: 'USD' }, groupBy: 'month' },
    }
    const saved = dataOf(await call('POST report/online/set/save', set))
    const list = async ({ token } = member) =>
      dataOf(await app.client('GET report/online/set/list', { token, query: { reportNo: 'rpt097' } }))
    expect(await list()).toMatchObject([{ name: 'USD imports', isMine: true, view: { groupBy: 'month' } }])
    expect(await list(other)).toEqual([])
    expect((await call('POST report/online/set/save', set)).body.code).toBe(409)
    dataOf(await call('POST report/online/set/save', { ...set, ...saved, isShared: 1 }))
    const [shared] = await list(other)
    expect(shared).toMatchObject({ isMine: false, ownerName: 'Wang Wei' })
    const stolen = { ...set, id: shared.id, version: shared.version }
    expect((await call('POST report/online/set/save', stolen, other)).body.code).toBe(409)
    const removed = await app.client('DELETE report/online/set/batchRemove', {
      token: member.token,
      body: { ids: [saved.id] },
    })
    expect(removed.body.data).toEqual({ count: 1 })
    expect(await list(other)).toEqual([])
  })

  it.each([
    [{ filters: { colour: 'red' } }, 'colour'],
    [{ filters: { orderDateBegin: '2026-11-02', orderDateEnd: '2026-11-01' } }, 'orderDateEnd'],
    [{ filters: { kind: 'nine' } }, 'kind'],
    [{ groupBy: 'colour' }, 'groupBy'],
    [{ columns: ['orderNo', 'colour'] }, 'columns'],
  ])('of %j is refused at %s, as a set, a run and a schedule', async (view, path) => {
    const refused = { code: 400, data: { fields: [{ path }] } }
    const body = { reportNo: 'rpt097', name: 'Refused', view }
    expect((await call('POST report/online/set/save', body)).body).toMatchObject(refused)
    expect((await call('POST report/online/run/start', { reportNo: 'rpt097', view })).body).toMatchObject(
      refused,
    )
    const schedule = { ...body, every: 1, recipientIds: [member.memberId] }
    expect((await call('POST report/online/schedule/save', schedule)).body).toMatchObject(refused)
  })

  it('that a removed member shared, and what they scheduled, belongs to those who may see the report', async () => {
    const left = await app.given.member({ companyId: member.companyId })
    const set = { reportNo: 'rpt097', name: 'Of who left', view: {}, isShared: 1 }
    const { id } = dataOf(await call('POST report/online/set/save', set, left))
    const own = dataOf(
      await call('POST report/online/set/save', { ...set, name: 'Private', isShared: 0 }, left),
    )
    const scheduled = dataOf(
      await call(
        'POST report/online/schedule/save',
        { reportNo: 'rpt097', name: 'Daily', view: {}, every: 1, recipientIds: [member.memberId] },
        left,
      ),
    )
    const remove = (kind: 'set' | 'schedule', ids: string[], { token } = member) =>
      app.client(`DELETE report/online/${kind}/batchRemove`, { token, body: { ids } })
    expect((await remove('set', [id])).body.code).toBe(409)
    dataOf(
      await app.client('DELETE base/online/member/batchRemove', {
        token: member.token,
        body: { ids: [left.memberId] },
      }),
    )
    const [listed] = dataOf(
      await app.client('GET report/online/set/list', {
        token: colleague.token,
        query: { reportNo: 'rpt097' },
      }),
    )
    expect(listed).toMatchObject({ id, isMine: true })
    const without = await app.given.member({
      companyId: member.companyId,
      permissions: ['report-clearance-view', 'report-schedule-edit'],
    })
    expect((await remove('set', [id], without)).body.code).toBe(409)
    expect((await remove('set', [own.id])).body.code).toBe(409)
    expect(dataOf(await remove('set', [id], colleague))).toEqual({ count: 1 })
    expect(dataOf(await remove('schedule', [scheduled.id]))).toEqual({ count: 1 })
  })
})
