import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { DatabaseAway } from './database.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('a connection cut off between two statements of a transaction means the database is away', async () => {
  const { staff } = house.platform
  const cut = staff.transaction([], async (tx) => {
    await raw`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined)
    await raw`select 1`.execute(tx)
  })
  await expect(cut).rejects.toBeInstanceOf(DatabaseAway)
  expect(await staff.read([{ sql: 'select 1 as one', parameters: [] }])).toEqual([[{ one: 1 }]])
})
