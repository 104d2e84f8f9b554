import { text } from 'node:stream/consumers'
import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { jobs } from '../jobs.ts'
import { readConfig } from '../platform/config.ts'
import { toCsv } from '../platform/retention/csv.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()

const run = async (name: string) =>
  jobs(app.platform)
    .find((job) => job.name === name)
    ?.run({})
const archives = async (table: string) =>
  (
    await owner.query<{ rows: number; storage_key: string; removed_at: string | null }>(
      'select rows, storage_key, removed_at from retention_archive where table_name = $1 order by id',
      [table],
    )
  ).rows
const countOf = async (table: string, mark: string) =>
  Number(
    (await owner.query(`select count(*) from ${table} as r where r::text like $1`, [`%${mark}%`])).rows[0]
      .count,
  )

it('archives messages that are old enough as CSV before it removes them, and keeps younger ones', async () => {
  await owner.query(
    `insert into notice (company_id, member_id, title, content, created_at) values
      ($1, $2, 'mark-notice old', 'with "quotes", commas' || chr(10) || 'and lines', now() - interval '731 days'),
      ($1, $2, 'mark-notice young', '', now() - interval '729 days')`,
    [member.companyId, member.memberId],
  )
  await run('archive-retention')
  await run('archive-retention')
  expect(await countOf('notice', 'mark-notice')).toBe(1)
  const [archive, ...others] = await archives('notice')
  expect(others).toEqual([])
  expect(archive).toMatchObject({ rows: 1, removed_at: expect.anything() })
  const csv = await text(await app.platform.files.open(archive?.storage_key ?? ''))
  expect(csv).toContain('mark-notice old,"with ""quotes"", commas\nand lines"')
  expect(csv).not.toContain('young')
})

it('removes what staff were told when it is as old as messages are kept', async () => {
  const { id } = await app.given.staff({ roles: ['operations'], name: 'Writer' })
  await owner.query(
    `insert into staff_notice (company_id, staff_id, phrase, params, entity, entity_id, created_at) values
      ($1, $2, 'note', '{"name":"mark-staff old"}', 'order', 1, now() - interval '731 days'),
      ($1, $2, 'note', '{"name":"mark-staff young"}', 'order', 1, now() - interval '729 days')`,
    [member.companyId, id],
  )
  await run('archive-retention')
  expect(await countOf('staff_notice', 'mark-staff')).toBe(1)
  expect(await countOf('staff_notice', 'mark-staff young')).toBe(1)
})

it('archives the audit log, which nobody else can delete from', async () => {
  await owner.query(
    `insert into audit_log (actor, action, at) values ('system', 'mark-audit old', now() - interval '1096 days'),
      ('system', 'mark-audit young', now() - interval '1094 days')`,
  )
  await expect(owner.query(`delete from audit_log where action like 'mark-audit%'`)).rejects.toThrow(
    'append-only',
  )
  const asStaff = app.platform.staff.transaction([], (tx) =>
    raw`select set_config('app.removing_archived', 'on', true)`
      .execute(tx)
      .then(() => raw`delete from audit_log where action like 'mark-audit%'`.execute(tx)),
  )
  await expect(asStaff).rejects.toThrow('permission denied')
  await run('archive-retention')
  expect(await countOf('audit_log', 'mark-audit')).toBe(1)
  expect(await archives('audit_log')).toMatchObject([{ rows: 1 }])
})

it('removes nothing where the storage does not take the archive', async () => {
  await owner.query(
    `insert into audit_log (actor, action, at) values ('system', 'mark-kept', now() - interval '1096 days')`,
  )
  const { put } = app.platform.files
  Object.assign(app.platform.files, { put: () => Promise.reject(new Error('no storage')) })
  await expect(run('archive-retention')).rejects.toThrow('no storage')
  Object.assign(app.platform.files, { put })
  expect(await countOf('audit_log', 'mark-kept')).toBe(1)
})

it('removes nothing where the archive has other rows than the table', async () => {
  const lying = app.platform.staff.transaction([], async (tx) => {
    const { rows } = await raw<{ id: string }>`insert into retention_archive
      (table_name, first_id, last_id, rows, before, storage_key, bytes, sha256)
      values ('audit_log', 1, 1000000, 999, now(), 'none', 0, '') returning id`.execute(tx)
    await raw`select app.remove_archived(${rows[0]?.id}, '{}')`.execute(tx)
  })
  await expect(lying).rejects.toThrow('the archive has 999 rows')
  expect(await countOf('audit_log', 'mark-kept')).toBe(1)
})

it('archives report runs that have ended without a file, and none that is open or has one', async () => {
  const insert = (state: number) =>
    owner.query(
      `insert into report_run (company_id, member_id, report_no, title, view, format, locale, state, recipient_ids, created_at)
        values ($1, $2, 'x', 'mark-run', '{}', 'xlsx', 'zh-CN', $3, '{}', now() - interval '366 days')`,
      [member.companyId, member.memberId, state],
    )
  for (const state of [0, 3, 4, 5]) await insert(state)
  await run('archive-retention')
  expect(await countOf('report_run', 'mark-run')).toBe(1)
  expect(await archives('report_run')).toMatchObject([{ rows: 3 }])
})

it('never removes a record’s timeline', async () => {
  await owner.query(
    `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, note, at)
      values ($1, 'order', 1, 'create', '', 'draft', 'customer', 'mark-event', now() - interval '20 years')`,
    [member.companyId],
  )
  for (const job of jobs(app.platform).filter(({ name }) => name.endsWith('retention'))) await job.run({})
  expect(await countOf('event', 'mark-event')).toBe(1)
})

it('gives events their positions each minute, although nobody reads the feed', async () => {
  expect(await countOf('feed_pending', '')).toBeGreaterThan(0)
  await run('webhook-deliveries')
  expect(await countOf('feed_pending', '')).toBe(0)
})

it('refuses a setting that would drop the audit log earlier than the law allows', () => {
  expect(() => readConfig({ AUDIT_DAYS: '30' })).toThrow('AUDIT_DAYS')
  expect(readConfig({ AUDIT_DAYS: '0' }).auditDays).toBe(0)
})

it('writes nothing as an empty field and objects as JSON', () => {
  expect(toCsv([{ id: '1', note: null, params: { a: 'b' } }])).toBe(
    'id,note,params\r\n1,,"{""a"":""b""}"\r\n',
  )
})
