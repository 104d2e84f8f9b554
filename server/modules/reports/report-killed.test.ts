import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import readSheet from 'read-excel-file/universal'
import { expect, it, onTestFinished } from 'vitest'
import { dataOf } from '../../platform/testing/answers.ts'
import { startServerProcess } from '../../platform/testing/server-process.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { makeDueReports } from './make-due-reports.ts'
import { reportRuns, until } from './report-runs.testing.ts'
import { reportRunner, runReport } from './run-report.ts'

const app = await testApp()
const member = await app.given.member()
const { working, done } = reportRunState.codes
const days = 4_000
const { runOf, noticesOf, silence } = reportRuns(app, member)

async function start(): Promise<string> {
  const body = { reportNo: 'rpt002', view: { filters: { source: 'safe' } } }
  return dataOf(await app.client('POST report/online/run/start', { token: member.token, body })).id
}

async function linesOf(id: string): Promise<number> {
  const file = await fetch(`${app.address}/api/report/online/run/${id}/file`, {
    headers: { authorization: `bearer ${member.token}` },
  })
  const [sheet] = await readSheet(new Blob([await file.arrayBuffer()]))
  return (sheet?.data.length ?? 1) - 1
}

it('a report killed in the middle is finished once, by another process of the queue', async () => {
  // Enough rows that a run is under way for a while: five currencies a day.
  await app.platform.staff.transaction([], (tx) =>
    raw`insert into rate (source, currency, day, middle)
      select 'safe', c, date '2000-01-01' + d, 7 from generate_series(1, ${days}) d, unnest(array['USD', 'HKD', 'EUR', 'JPY', 'GBP']) c`.execute(
      tx,
    ),
  )
  // Sends to the queue, and works at nothing yet.
  await app.platform.jobs.start([])
  const server = await startServerProcess({ DATABASE_URL: app.ownerUrl, DATA_DIR: app.dataDir })
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const id = await start()
  await until(async () => {
    const { state, rows_done: rows } = await runOf(id)
    return state === working && rows > 0 && rows < days * 5
  })
  await server.kill('SIGKILL')
  expect(await runOf(id)).toMatchObject({ state: working, file_id: null })
  // No other process takes it over while its own may live.
  await runReport(app.platform, reports, id)
  expect((await runOf(id)).state).toBe(working)
  await silence(id)
  await app.platform.jobs.start([reportRunner(app.platform, reports)])
  await makeDueReports(app.platform, reports).run({})
  await makeDueReports(app.platform, reports).run({})
  await until(async () => (await runOf(id)).state === done)
  expect(await linesOf(id)).toBe(days * 5)
  await runReport(app.platform, reports, id)
  expect(await noticesOf(id)).toEqual([{ member_id: member.memberId, phrase: 'report.ready' }])
  const files = await app.platform.staff.transaction([], (tx) =>
    tx.selectFrom('file').select('id').where('company_id', '=', member.companyId).execute(),
  )
  expect(files).toHaveLength(1)
})
