import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StartRefused } from '../start-refused.ts'
import { migrate } from './migrate.ts'
import { createDatabase, flavoursInTurn, query, type Throwaway } from './throwaway.testing.ts'

const ORDERS = 'create table orders (id int primary key);\ninsert into orders values (1);\n'
const LINES = `create function line_count() returns int language plpgsql as $$ begin return 1; end $$;
create table order_line (id int primary key, order_id int references orders (id));`

describe.each(flavoursInTurn())('migrations on $name', ({ start }) => {
  let server: Throwaway
  let databases = 0
  let url: string
  let folder: string

  beforeAll(async () => {
    server = await start()
  })
  afterAll(async () => await server.remove())

  beforeEach(async () => {
    url = await createDatabase(server.url, `trial_${++databases}`)
    folder = await mkdtemp(join(tmpdir(), 'quayside-migrations-'))
    await write('0001_orders', ORDERS)
    await write('0002_order_lines', LINES)
  })
  afterEach(async () => await rm(folder, { recursive: true }))

  async function write(name: string, sql: string): Promise<void> {
    await writeFile(join(folder, `${name}.sql`), sql)
  }

  it('are applied once, in order, and recorded', async () => {
    expect(await migrate(url, { folder })).toEqual({ applied: ['0001_orders', '0002_order_lines'] })
    expect(await migrate(url, { folder })).toEqual({ applied: [] })
    await write('0003_more', 'insert into orders values (2)')
    expect(await migrate(url, { folder })).toEqual({ applied: ['0003_more'] })
    expect(await query(url, 'select name from public.migration order by name')).toEqual([
      { name: '0001_orders' },
      { name: '0002_order_lines' },
      { name: '0003_more' },
    ])
    expect(await query(url, 'select count(*)::int from orders')).toEqual([{ count: 2 }])
  })

  it('wait for each other when several processes start at once', async () => {
    await write('0003_slow', 'select pg_sleep(0.3)')
    const outcomes = await Promise.all([1, 2, 3, 4].map(async () => await migrate(url, { folder })))
    const counts = outcomes.map(({ applied }) => applied.length)
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
  })

  it('leave nothing of a file that fails, and say where it failed', async () => {
    await write('0003_broken', 'create table half (id int);\nselect 1;\ninsert into nowhere values (1);')
    await expect(migrate(url, { folder })).rejects.toThrow(
      'Migration 0003_broken failed: relation "nowhere" does not exist (line 3)',
    )
    expect(await query(url, "select to_regclass('half') as half")).toEqual([{ half: null }])
    await write('0003_broken', 'create table half (id int)')
    expect(await migrate(url, { folder })).toEqual({ applied: ['0003_broken'] })
  })

  it('stop at the file asked for', async () => {
    expect(await migrate(url, { folder, through: '0001_orders' })).toEqual({ applied: ['0001_orders'] })
    await expect(migrate(url, { folder, through: '0009_none' })).rejects.toThrow(
      'There is no migration 0009_none',
    )
  })

  it('are refused when an applied file was changed, but not for its line ends', async () => {
    await migrate(url, { folder })
    await write('0001_orders', ORDERS.replaceAll('\n', '\r\n'))
    expect(await migrate(url, { folder })).toEqual({ applied: [] })
    await write('0001_orders', `${ORDERS} -- later thought`)
    await expect(migrate(url, { folder })).rejects.toThrow('its migration 0001_orders differs from this one')
  })

  it('are refused when the database has a newer one than the folder', async () => {
    await migrate(url, { folder })
    await rm(join(folder, '0002_order_lines.sql'))
    await expect(migrate(url, { folder })).rejects.toThrow(
      '0002_order_lines, which this release does not know',
    )
  })

  it('leave a database alone whose history is another one, and say what to do', async () => {
    await migrate(url, { folder })
    await rename(join(folder, '0002_order_lines.sql'), join(folder, '0003_lines.sql'))
    await write('0002_folded', 'create table folded (id int)')
    const before = await query(url, 'select * from public.migration order by name')
    const refused = migrate(url, { folder })
    await expect(refused).rejects.toThrow(StartRefused)
    await expect(refused).rejects.toThrow(
      'its migration 0002_order_lines is not in this one. Nothing was changed. If it holds only demo data, remove the data folder',
    )
    expect(await query(url, 'select * from public.migration order by name')).toEqual(before)
    expect(await query(url, "select to_regclass('folded') as folded")).toEqual([{ folded: null }])
  })

  it('are refused when a number is used twice, or comes too late', async () => {
    await write('0002_again', 'select 1')
    await expect(migrate(url, { folder })).rejects.toThrow('0002_order_lines have the same number')
    await rename(join(folder, '0002_again.sql'), join(folder, '0004_again.sql'))
    await migrate(url, { folder })
    await write('0003_late', 'select 1')
    await expect(migrate(url, { folder })).rejects.toThrow('0003_late came after higher numbers were applied')
  })

  it('are refused when misnamed, or when a file ends its own transaction', async () => {
    await write('0003_commits', 'create table early (id int); commit; select 1')
    await expect(migrate(url, { folder })).rejects.toThrow('must not begin or end a transaction itself')
    await write('Third', 'select 1')
    await expect(migrate(url, { folder })).rejects.toThrow('Third.sql is not named NNNN_lower_case_words.sql')
  })
})
