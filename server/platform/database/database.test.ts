import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countAttempts, type Limit } from '../../modules/account/attempts.ts'
import { isRightCode } from '../../modules/account/check-sms-code.ts'
import { hashCode, newSalt } from '../crypto/tokens.ts'
import { openCallOf } from '../session/call.ts'
import { testApp } from '../testing/test-app.ts'
import type { Database, Tx } from './database.ts'
import { DatabaseAway } from './database-away.ts'

const app = await testApp()

it('a connection cut off between two statements of a transaction means the database is away', async () => {
  const { staff } = app.platform
  const cut = staff.transaction([], async (tx) => {
    await raw`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined)
    await raw`select 1`.execute(tx)
  })
  await expect(cut).rejects.toBeInstanceOf(DatabaseAway)
  expect(await staff.read([{ sql: 'select 1 as one', parameters: [] }])).toEqual([[{ one: 1 }]])
})

describe('two transactions that lock the same rows in opposite order', () => {
  const rows = ['first', 'second'].map((key) => `deadlock ${key}`)
  const add = (tx: Tx, key: string | undefined) =>
    raw`update attempt set count = count + 1 where key = ${key}`.execute(tx)

  it('both succeed, each once', async () => {
    const { staff } = app.platform
    for (const key of rows)
      await staff.run({
        sql: "insert into attempt (key, window_start, count) values ($1, 'epoch', 0)",
        parameters: [key],
      })
    const haveFirst = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    const inOrder = (own: number) =>
      staff.transaction([], async (tx) => {
        begun += 1
        await add(tx, rows[own])
        haveFirst[own]?.resolve()
        await haveFirst[1 - own]?.promise
        await add(tx, rows[1 - own])
      })
    await Promise.all([inOrder(0), inOrder(1)])
    // One of them runs again; where PostgreSQL finds the deadlock from both sides at once, both do.
    expect(begun).toBeGreaterThan(2)
    const [counted] = await staff.read([
      { sql: "select count from attempt where key like 'deadlock %' order by key", parameters: [] },
    ])
    expect(counted).toEqual([{ count: 2 }, { count: 2 }])
  })
})

describe('a statement that writes', () => {
  const insert = {
    sql: "insert into attempt (key, window_start, count) values ('a', 'epoch', 1) returning count",
    parameters: [],
  }
  const countRows = async (): Promise<unknown> => {
    const [[row] = []] = await app.platform.staff.read([
      { sql: "select count(*)::int from attempt where key = 'a'", parameters: [] },
    ])
    return row?.['count']
  }

  it('is refused by PostgreSQL where only reads are expected', async () => {
    const readOnly = { code: '25006' }
    await expect(app.platform.staff.read([insert])).rejects.toMatchObject(readOnly)
    await expect(
      app.platform.staff.read([{ sql: 'select id from staff for update', parameters: [] }]),
    ).rejects.toMatchObject(readOnly)
    expect(await countRows()).toBe(0)
  })

  it('is committed when `run` answers, and leaves its connection read-only', async () => {
    expect(await app.platform.staff.run(insert)).toEqual([{ count: 1 }])
    expect(await countRows()).toBe(1)
    await expect(app.platform.staff.run(insert)).rejects.toMatchObject({ code: '23505' })
    expect(await countRows()).toBe(1)
    await expect(app.platform.staff.read([insert])).rejects.toMatchObject({ code: '25006' })
  })
})

describe('beside a read that fails', () => {
  const divide = (by: number) =>
    app.platform.staff.read([{ sql: 'select 1 / $1::int as quotient', parameters: [by] }])

  it('an attempt counts once', async () => {
    const limit: Limit = { key: 'beside-a-failing-read', most: 1_000, minutes: 1_440 }
    const count = () => countAttempts(app.platform.staff, [limit])
    for (let round = 0; round < 5; round += 1) {
      // Every connection has prepared both statements, so that both may go out together.
      await Promise.all(Array.from({ length: 16 }, () => Promise.all([divide(1), count()])))
      await Promise.all([divide(0).catch(() => undefined), ...Array.from({ length: 7 }, count)])
    }
    const [[row] = []] = await app.platform.staff.read([
      { sql: 'select sum(count)::int as count from attempt where key = $1', parameters: [limit.key] },
    ])
    expect(row?.['count']).toBe(5 * (16 + 7))
  })

  it('a right code is accepted', async () => {
    const { staff } = app.platform
    /** The statement that takes the code goes out behind a read that fails. */
    const besideFailure: Database = {
      ...staff,
      run(statement) {
        if (statement.sql.includes('tries_left - 1')) divide(0).catch(() => undefined)
        return staff.run(statement)
      },
    }
    const check = (database: Database, mobile: string, code: string) =>
      isRightCode(
        openCallOf(
          { ...app.platform, staff: database },
          { locale: 'en-US', address: `test ${mobile}`, host: 'localhost', userAgent: '', reference: '' },
        ),
        { mobile, scene: 'login', code },
      )
    for (let round = 0; round < 5; round += 1) {
      const mobile = `1380000000${round}`
      const salt = newSalt()
      await staff.run({
        sql: `insert into sms_code (mobile, scene, salt, code_hash, tries_left, expires_at)
          values ($1, 'login', $2, $3, 5, now() + interval '1 minute')`,
        parameters: [mobile, salt, hashCode('482913', salt)],
      })
      await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          Promise.all([divide(1), check(staff, `1390000${round}00${n}`, '000000')]),
        ),
      )
      expect(await check(besideFailure, mobile, '482913')).toBe(true)
    }
  })
})
