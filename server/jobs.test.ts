import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { jobs } from './jobs.ts'
import type { Tx } from './platform/database/database.ts'
import { attachFiles } from './platform/files/attachments.ts'
import { newStorageKey } from './platform/files/storage.ts'
import { testApp } from './platform/testing/test-app.ts'

const app = await testApp()
const member = await app.given.member()

const staff = <T>(work: (tx: Tx) => Promise<T>) => app.platform.staff.transaction([], work)
const ago = (text: string) => raw<string>`now() - ${text}::interval`
/** As the daily jobs do, and once more: a job that is run again does no harm. */
const runAll = async () => {
  for (const round of [1, 2]) for (const job of jobs(app.platform)) await job.run({ round })
}

describe('the scheduled jobs', () => {
  it('each have a name of their own and their times, but for what is looked at every minute or every five', () => {
    const all = jobs(app.platform)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    // A report is made when somebody asks for it.
    const timed = all.filter(({ name }) => name !== 'report-run')
    expect(
      timed.every(({ schedule }) => schedule?.match(/^((\*|\*\/5) \*|\d+ (\d+(-\d+)?|\*)) (\*|1-10) \* \*$/)),
    ).toBe(true)
  })
})

describe('the retention jobs', () => {
  it('forget codes, attempts and kept answers when their time is over, and not before', async () => {
    await staff(async (tx) => {
      for (const age of ['31 days', '1 hour']) {
        await tx
          .insertInto('sms_code')
          .values({
            mobile: '13900000000',
            scene: 'login',
            code_hash: Buffer.from('x'),
            salt: Buffer.from('x'),
            created_at: ago(age),
            expires_at: ago(age),
            tries_left: 0,
          })
          .execute()
      }
      for (const age of ['3 days', '1 hour']) {
        await tx
          .insertInto('attempt')
          .values({ key: `login ${age}`, window_start: ago(age), count: 1 })
          .execute()
      }
      for (const age of ['25 hours', '23 hours']) {
        await tx
          .insertInto('idempotency')
          .values({
            company_id: member.companyId,
            owner: `member ${member.memberId}`,
            key: age,
            action: 'test',
            body_hash: Buffer.from('x'),
            created_at: ago(age),
          })
          .execute()
      }
    })
    await runAll()
    const left = await staff(async (tx) => ({
      codes: await tx.selectFrom('sms_code').select('id').execute(),
      attempts: await tx.selectFrom('attempt').select('key').execute(),
      answers: await tx.selectFrom('idempotency').select('key').execute(),
    }))
    expect(left.codes).toHaveLength(1)
    expect(left.attempts).toEqual([{ key: 'login 1 hour' }])
    expect(left.answers).toEqual([{ key: '23 hours' }])
  })

  it('forget sessions with their refresh tokens 90 days after their end, and keep those in use', async () => {
    const session = (
      name: string,
      over: { ended_at?: ReturnType<typeof ago>; idle_until: ReturnType<typeof ago> },
    ) =>
      staff(async (tx) => {
        const { id } = await tx
          .insertInto('session')
          .values({
            company_id: member.companyId,
            member_id: member.memberId,
            scope: 'full',
            token_hash: Buffer.from(name),
            user_agent: name,
            ...over,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('refresh_token')
          .values({
            token_hash: Buffer.from(name),
            company_id: member.companyId,
            session_id: id,
            expires_at: ago('-1 day'),
          })
          .execute()
      })
    await session('ended long ago', { ended_at: ago('91 days'), idle_until: ago('100 days') })
    await session('idle long ago', { idle_until: ago('91 days') })
    await session('ended lately', { ended_at: ago('89 days'), idle_until: ago('100 days') })
    await runAll()
    const left = await staff((tx) =>
      tx
        .selectFrom('session')
        .leftJoin('refresh_token', 'refresh_token.session_id', 'session.id')
        .select(['session.user_agent', 'refresh_token.session_id'])
        .where('member_id', '=', member.memberId)
        .orderBy('session.id')
        .execute(),
    )
    expect(left.map(({ user_agent }) => user_agent)).toEqual(['', 'ended lately'])
    expect(left[1]?.session_id).not.toBeNull()
    const answer = await app.client('GET system/sysConfig', { token: member.token })
    expect(answer.body.code).toBe(200)
  })

  it('forget uploads that were never attached in a day, bytes included, and keep every other', async () => {
    const file = async (age: string) => {
      const key = newStorageKey()
      await app.platform.files.put(key, Buffer.from('bytes'), 'text/plain')
      const { id } = await staff((tx) =>
        tx
          .insertInto('file')
          .values({
            company_id: member.companyId,
            uploaded_by: member.memberId,
            name: 'a.txt',
            mime: 'text/plain',
            bytes: '5',
            sha256: Buffer.from('x'),
            storage_key: key,
            created_at: ago(age),
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return { id, key }
    }
    const forgotten = await file('25 hours')
    const fresh = await file('23 hours')
    const attached = await file('80 days')
    const detached = await file('80 days')
    await staff(async (tx) => {
      const record = { entity: 'company', entityId: member.companyId, kind: 'other' } as const
      await attachFiles(tx, member, { ...record, fileIds: [detached.id] })
      await attachFiles(tx, member, { ...record, fileIds: [attached.id] })
    })
    await runAll()
    const left = await staff((tx) => tx.selectFrom('file').select('id').orderBy('id').execute())
    expect(left.map(({ id }) => id)).toEqual([fresh.id, attached.id, detached.id])
    await expect(app.platform.files.open(forgotten.key)).rejects.toThrow()
    const kept = await app.platform.files.open(attached.key)
    kept.destroy()
  })
})
