import { readFile } from 'node:fs/promises'
import { findProblems } from '@quayside/contract/office/system.ts'
import { serviceNames, serviceState } from '@quayside/contract/office/system-services.ts'
import { officeSystem } from '@quayside/phrases/zh-CN/office/system.ts'
import { expect, it } from 'vitest'
import { jobs } from '../../jobs.ts'
import { keepMaintenanceRun } from '../../platform/system/maintenance.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { keepFigures } from './keep-figures.ts'
import { readableSettings, secretSettings } from './shown-settings.ts'

const app = await testApp()
const { token } = await app.given.staff()
const status = async () => (await app.office('GET office/online/system/status', { token })).body.data
const problems = async () => findProblems(await status(), new Date())

it('shows version, database, disk and storage, and what has never run', async () => {
  const answer = await status()
  expect(answer).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    migration: expect.stringMatching(/^\d{4}$/),
    replicas: [],
    storage: { isObjectStore: false, failures: 0 },
    messages: { isMailConfigured: false, waiting: 0, givenUp: 0 },
    backup: null,
    reconcile: null,
    jobs: { runs: [] },
    webhooks: { dead: 0, waiting: 0 },
  })
  expect(answer.database.connections).toBeGreaterThan(0)
  expect(answer.disk.freeBytes).toBeGreaterThan(0)
  expect(findProblems(answer, new Date())).toEqual(['backup', 'reconcile'])
})

it('asks for a backup and a reconcile until they have left a good run, and again after a bad one', async () => {
  const keep = (kind: 'backup' | 'reconcile', isGood: boolean) =>
    keepMaintenanceRun(app.ownerUrl, {
      kind,
      beganAt: new Date(),
      isGood,
      outcome: { checked: 40, files: 7, wrong: isGood ? 0 : 2 },
    })
  await keep('backup', true)
  await keep('reconcile', true)
  expect(await status()).toMatchObject({
    backup: { isGood: true, counts: { checked: 40, files: 7, wrong: 0 } },
  })
  expect(await problems()).toEqual([])
  await keep('reconcile', false)
  expect(await problems()).toEqual(['reconcile'])
  await keep('reconcile', true)
  const tomorrowAfter = new Date(Date.now() + 48 * 3_600_000)
  expect(findProblems(await status(), tomorrowAfter)).toEqual(['backup'])
})

it('shows a job that failed for good, without values, and runs it again', async () => {
  const retry = (ids: string[]) => app.office('POST office/online/failedJob/retry', { token, body: { ids } })
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await retry([unknown])).body.code).toBe(409)
  let runs = 0
  await app.platform.jobs.start([{ name: 'monthly-statements', run: async () => void (runs += 1) }])
  const owner = await app.owner()
  const { rows } = await owner.query<{ id: string }>(
    `insert into pgboss.job (name, state, started_on, completed_on, output) values
      ('monthly-statements', 'failed', now(), now(), '{"name": "Error", "message": "refused 13912345678"}'),
      ('monthly-statements', 'failed', now(), now(), '{"severity": "ERROR", "code": "23505", "message": "Key (name)=(secret)"}')
      returning id`,
  )
  const shown = await status()
  expect(shown.jobs.runs.map(({ state }: { state: string }) => state)).toEqual(['failed', 'failed'])
  expect(JSON.stringify(shown)).not.toMatch(/13912345678|secret/)
  expect(findProblems(shown, new Date())).toEqual(['jobs'])
  const ids = rows.map(({ id }) => id)
  expect((await retry(ids)).body).toMatchObject({ code: 200, data: { count: 2 } })
  expect((await retry(ids)).body.code).toBe(409)
  await expect.poll(() => runs).toBe(2)
  expect(await problems()).toEqual([])
})

it('asks for a person where an e-mail was given up', async () => {
  const owner = await app.owner()
  await owner.query(`insert into mail (kind, locale, address, subject, paragraphs, given_up_at)
    values ('notice', 'zh-CN', 'gone@example.com', 'x', '{}', now())`)
  expect(await problems()).toEqual(['messages'])
  const listed = await app.office('GET office/online/givenUpMail/list', { token })
  const ids = listed.body.rows.map(({ id }: { id: string }) => id)
  expect((await app.office('POST office/online/givenUpMail/retry', { token, body: { ids } })).body.code).toBe(
    200,
  )
  expect(await problems()).toEqual([])
})

it('keeps the figures of a minute once, draws the worst of a quarter, and forgets what is older than a month', async () => {
  const owner = await app.owner()
  await owner.query('delete from system_figure')
  expect((await status()).history).toEqual([])
  const keep = keepFigures(app.platform).run
  await keep({})
  await keep({})
  const { rows } = await owner.query('select * from system_figure')
  expect(rows.length).toBeLessThanOrEqual(2)
  expect(rows[0]).toMatchObject({ messages_waiting: expect.any(Number), replica_lag_seconds: null })
  expect(rows[0].disk_used).toBeGreaterThan(0)
  // Quarters that are over, so that no minute of now is among them.
  const at = (minutes: number): string =>
    `date_bin('15 minutes', now(), '2026-01-01Z') - interval '${minutes} minutes'`
  await owner.query(`insert into system_figure (at, database_ms, connections, messages_waiting) values
    (${at(30)}, 40, 8, 0), (${at(29)}, 250, 9, 3), (${at(60)}, 7, 8, 1), (${at(25 * 60)}, 9000, 90, 9),
    (${at(32 * 24 * 60)}, 9999, 90, 9)`)
  const { history } = await status()
  expect(history.slice(0, 2)).toMatchObject([
    { milliseconds: 7, connections: 8, waiting: 1, lagSeconds: null },
    { milliseconds: 250, connections: 9, waiting: 3 },
  ])
  await keep({})
  const { rows: left } = await owner.query('select database_ms from system_figure where database_ms > 8999')
  expect(left).toEqual([{ database_ms: 9000 }])
})

it('counts the days of what ran, was sent and failed', async () => {
  const owner = await app.owner()
  await owner.query('delete from system_figure; delete from maintenance_run')
  const history = async () => (await app.office('GET office/online/system/history', { token })).body.data
  const daysOf = async (name: string) => {
    const { days, rows } = await history()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toBe(app.clock.today())
    return rows.find((row: { name: string }) => row.name === name).days
  }
  expect((await daysOf('running')).every((day: unknown) => day === null)).toBe(true)
  // Two hours with a figure each minute, save for forty minutes of the first.
  await owner.query(`insert into system_figure (at, database_ms, connections, messages_waiting)
    select now() - make_interval(mins => minute), 1, 1, 0 from generate_series(0, 119) as minute
    where minute not between 61 and 99`)
  const running = (await daysOf('running')).filter((day: unknown) => day !== null)
  const sum = (key: 'done' | 'failed') => running.reduce((total: number, day: never) => total + day[key], 0)
  expect(sum('failed')).toBe(40)
  expect(sum('done')).toBe(79)
  for (const isGood of [true, false])
    await keepMaintenanceRun(app.ownerUrl, {
      kind: 'backup',
      beganAt: new Date(),
      isGood,
      outcome: { checked: 1, files: 1, wrong: 0 },
    })
  expect((await daysOf('backup')).at(-1)).toEqual({ done: 1, failed: 1 })
  expect((await daysOf('backup')).at(-2)).toEqual({ done: 0, failed: 0 })
})

it('says of each outside service how it is connected and when it last did its work', async () => {
  const { services } = await status()
  const stateOf = (name: string) => {
    const service = services.find((each: { name: string }) => each.name === name)
    return [service.via, serviceState(service, new Date())]
  }
  expect(services.map(({ name }: { name: string }) => name).toSorted()).toEqual(serviceNames.toSorted())
  expect(stateOf('mail')).toEqual(['', 'off'])
  expect(stateOf('sms')).toEqual(['outbox', 'off'])
  expect(stateOf('files')[0]).toBe('disk')
  expect(stateOf('erp')).toEqual(['keys', 'off'])
})

it('makes a file for support without secrets and without what errors quote', async () => {
  const owner = await app.owner()
  await owner.query(`insert into mail (kind, locale, address, subject, paragraphs, last_error) values
    ('notice', 'zh-CN', 'li.lei@example.com', 'x', '{}', '550 <li.lei@example.com> 李雷 "Order IM1" 13812345678')`)
  const answer = await app.office('GET office/online/system/diagnostics', { token })
  const made = JSON.parse(answer.text)
  expect(made).toMatchObject({
    version: expect.any(String),
    settings: { DATA_KEY: expect.stringMatching(/^(\(set\))?$/) },
    lastErrors: { mail: [{ count: 1, text: '550 <[address]> [text] [text] [digits]' }] },
  })
  expect(made.days.days).toHaveLength(30)
  expect(answer.text).not.toMatch(/li\.lei|李雷|IM1|postgres:\/\//)
})

it('knows of every setting of the README whether its value is a secret', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((line) => line.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? [])
  const known = new Set<string>([...readableSettings, ...secretSettings])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('is for administrators alone', async () => {
  const other = await app.given.staff({ roles: ['operations'] })
  const answer = await app.office('GET office/online/system/status', { token: other.token })
  expect(answer.body.code).toBe('403')
})

it('has a name for every job', () => {
  expect(Object.keys(officeSystem.jobs).toSorted()).toEqual(
    jobs(app.platform)
      .map(({ name }) => name)
      .toSorted(),
  )
})
