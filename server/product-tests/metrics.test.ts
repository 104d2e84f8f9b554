import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import type { Tx } from '../platform/database/database.ts'
import { StorageAway } from '../platform/files/storage.ts'
import { countedStorage } from '../platform/metrics/counted-storage.ts'
import { figures as figureTable } from '../platform/metrics/figures.ts'
import type { Figure } from '../platform/metrics/series.ts'
import { happened } from '../platform/records/happened.ts'
import { testApp } from '../platform/testing/test-app.ts'

const METRICS_TOKEN = 'metrics-token-of-the-tests'
const app = await testApp({ environment: { METRICS_TOKEN } })
const closed = await testApp()

const read = (address: string, token?: string) =>
  fetch(`${address}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
/** After the time in which the database is asked once. */
const figures = async (): Promise<string> => {
  app.clock.advance(5_000)
  return (await read(app.address, METRICS_TOKEN)).text()
}
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

it('shows figures to the holder of the token alone, and to nobody where no token is set', async () => {
  expect((await read(app.address)).status).toBe(401)
  expect((await read(app.address, 'another-token-of-the-tests')).status).toBe(401)
  expect((await read(app.address, METRICS_TOKEN)).status).toBe(200)
  expect((await read(closed.address, METRICS_TOKEN)).status).toBe(404)
})

it('refuses a token that can be guessed', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN')
})

it('counts requests by route and status, without addresses or parameters', async () => {
  const { token } = await app.given.member()
  await app.client('GET base/online/supplier/list', { token, query: { keyword: '13912345678' } })
  await app.client('GET base/online/supplier/list')
  const text = await figures()
  const route = 'method="GET",route="/api/base/online/supplier/list"'
  expect(valueOf(text, `quayside_http_request_seconds_count{${route},status="200"}`)).toBe(1)
  expect(valueOf(text, `quayside_http_request_seconds_bucket{${route},status="401",le="+Inf"}`)).toBe(1)
  expect(text).not.toContain('13912345678')
})

it('counts a record by the state it reaches, and none of a transaction that was rolled back', async () => {
  const { companyId } = await app.given.member()
  const submit = (tx: Tx) =>
    happened(
      tx,
      { actor: 'system', id: null, name: '' },
      { companyId, entity: 'order', ids: ['1', '2'] },
      { transition: 'submit', from: 'draft', to: 'submitted' },
    )
  await app.platform.staff.transaction([], submit)
  const lost = app.platform.staff.transaction([], async (tx) => {
    await submit(tx)
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  expect(valueOf(await figures(), 'quayside_records_total{entity="order",state="submitted"}')).toBe(2)
})

it('shows what waits in the queues and for how long', async () => {
  const { companyId, memberId } = await app.given.member()
  await app.platform.staff.transaction([], (tx) =>
    raw`insert into notice_delivery (company_id, member_id, channel, due_at)
      values (${companyId}, ${memberId}, 'email', now() - interval '1 hour')`.execute(tx),
  )
  const text = await figures()
  expect(valueOf(text, 'quayside_messages{channel="email"}')).toBe(1)
  expect(valueOf(text, 'quayside_message_age_seconds{channel="email"}')).toBeGreaterThan(3_590)
})

it('counts failures of the file storage, but no file that is missing', async () => {
  const failing = countedStorage(
    { ...app.platform.files, open: () => Promise.reject(new StorageAway('away')) },
    app.platform.metrics,
  )
  await expect(failing.open('x')).rejects.toThrow('away')
  expect(valueOf(await figures(), 'quayside_storage_errors_total{call="open"}')).toBe(1)
})

it('shows jobs that are due and jobs that failed for good', async () => {
  await app.platform.jobs.start([{ name: 'failing', run: () => Promise.resolve() }])
  const owner = await app.owner()
  await owner.query(`select pgboss.create_queue('elsewhere', '{"policy": "standard"}')`)
  await owner.query(`insert into pgboss.job (name, state, start_after) values
    ('failing', 'failed', now()), ('elsewhere', 'created', now() - interval '20 minutes')`)
  const text = await figures()
  expect(valueOf(text, 'quayside_jobs{queue="failing",state="failed"}')).toBe(1)
  expect(valueOf(text, 'quayside_jobs{queue="elsewhere",state="waiting"}')).toBe(1)
  expect(valueOf(text, 'quayside_job_age_seconds{queue="elsewhere"}')).toBeGreaterThan(1_190)
})

it('has the use of the pools, the statements, the event loop and the memory', async () => {
  const text = await figures()
  expect(valueOf(text, 'quayside_connections{pool="app",state="most"}')).toBe(4)
  expect(valueOf(text, 'quayside_statement_seconds_count{pool="app",kind="read"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'quayside_statement_seconds_count{pool="staff",kind="write"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'quayside_connection_wait_seconds_count{pool="app"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'quayside_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'quayside_memory_bytes{kind="resident"}')).toBeGreaterThan(0)
  expect(valueOf(text, 'quayside_live_connections')).toBe(0)
  expect(valueOf(text, 'quayside_database_up')).toBe(1)
})

describe('the dashboard and the alerts under deploy/', () => {
  const used = (file: string): string[] => {
    const text = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
    return [...new Set(text.match(/quayside_[a-z_]+/g))]
  }
  const known = new Set(
    Object.entries<Figure>(figureTable).flatMap(([name, { kind }]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )

  it.each(['grafana/quayside.json', 'prometheus/quayside.rules.yml'])(
    '%s names only figures that exist',
    (file) => {
      expect(used(file).length).toBeGreaterThan(10)
      expect(used(file).filter((name) => !known.has(name))).toEqual([])
    },
  )

  it('shows every figure on the dashboard', () => {
    const shown = used('grafana/quayside.json')
    const missing = Object.keys(figureTable).filter((name) => !shown.some((each) => each.startsWith(name)))
    expect(missing).toEqual([])
  })

  it('says of every alert why it wakes somebody and what is to be done', () => {
    const text = readFileSync(join(import.meta.dirname, '../../deploy/prometheus/quayside.rules.yml'), 'utf8')
    const [, ...alerts] = text.split('- alert: ')
    expect(alerts.length).toBeGreaterThan(10)
    for (const alert of alerts) expect(alert).toMatch(/summary: .+\n +reason: .+\n +action: .+/)
  })
})
