import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newStorageKey, openStorage } from '../files/storage.ts'
import { migrate } from './migrate.ts'
import { restoreBackup } from './restore-backup.ts'
import { ensureRoles } from './roles.ts'
import { takeBackup } from './take-backup.ts'
import {
  createDatabase,
  createHostedDatabase,
  flavours,
  query,
  startThrowaway,
  type Throwaway,
} from './throwaway.testing.ts'

const SCHEMA = `
create schema app;
create function app.refuse_change() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name; end $$;
create table company (id bigint generated always as identity primary key, name text not null, chief bigint,
                      label text generated always as ('[' || name || ']') stored, parent bigint references company);
create table member (id bigint generated always as identity primary key, company_id bigint not null references company);
alter table company add foreign key (chief) references member;
create table account (id int primary key, balance numeric(18, 2) not null);
create table posting (id bigint generated always as identity primary key, account_id int not null references account,
                      amount numeric(18, 2) not null, at timestamptz not null default now());
create trigger append_only before update or delete on posting for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on posting execute function app.refuse_change();
create table app.oddity (id int primary key, "Odd ""name" text, raw bytea, doc jsonb, words text[], ratio float8, day date);
create table file (id int primary key, storage_key text not null, thumbnail_key text);
insert into account values (0, 0);
alter table member enable row level security;
alter table member force row level security;
create policy all_companies on member to quayside_staff, current_user using (true) with check (true);
`

const ROWS = `
insert into company (name) select '公司 ' || n from generate_series(1, 3) n;
insert into member (company_id) select id from company;
update company set chief = 2, parent = 3 where id = 1;
insert into account select n, 0 from generate_series(1, 20) n;
insert into app.oddity values
  (1, E'tab\\t newline\\n back\\\\slash \\\\. 云埠', '\\x00ff0a', '{"a": [1, null, "\\\\u0001"]}', '{"a,b",NULL,""}', 0.1, '0044-03-15 BC'),
  (2, null, null, null, null, 'Infinity', 'infinity'), (3, '\\N', '', '"\\\\N"', '{}', 'NaN', null)`

// Ids, sums and hashes: what a ledger would be checked by.
const FINGERPRINT = `
select (select count(*) || ' ' || sum(amount) || ' ' || md5(string_agg(p::text, '|' order by id)) from posting p) as postings,
       (select md5(string_agg(a::text, '|' order by id)) from account a) as accounts,
       (select md5(string_agg(c::text, '|' order by id)) from company c) as companies,
       (select md5(string_agg(o::text, '|' order by id)) from app.oddity o) as oddities`

describe('a backup', () => {
  let source: Throwaway
  let folder: string
  let migrations: string
  const dataKey = 'c2VjcmV0'

  beforeAll(async () => {
    source = await startThrowaway()
    folder = await mkdtemp(join(tmpdir(), 'quayside-backup-'))
    migrations = join(folder, 'migrations')
    await mkdir(migrations)
    await writeFile(join(migrations, '0001_sample.sql'), SCHEMA)
    await ensureRoles(source.url)
    await migrate(source.url, { folder: migrations })
    await query(source.url, ROWS)
  })
  afterAll(async () => {
    await source.remove()
    await rm(folder, { recursive: true })
  })

  /** Moves money between accounts until it is stopped; every transfer adds up to zero. */
  function transfer(): { transfers(): number; stop(): Promise<void> } {
    const load = { isRunning: true }
    let done = 0
    const work = Promise.all(
      [1, 2].map(async (seed) => {
        const client = new Client({ connectionString: source.url })
        await client.connect()
        for (let n = seed; load.isRunning; n += 7) {
          const [from, to] = [(n % 20) + 1, ((n * 3 + 1) % 20) + 1]
          await client.query('begin')
          await client.query('insert into posting (account_id, amount) values ($1, -1.25), ($2, 1.25)', [
            from,
            to,
          ])
          await client.query('update account set balance = balance - 1.25 where id = $1', [
            Math.min(from, to),
          ])
          await client.query('update account set balance = balance + 1.25 where id = $1', [
            Math.max(from, to),
          ])
          await client.query('commit')
          done++
        }
        await client.end()
      }),
    )
    return {
      transfers: () => done,
      stop: async () => {
        load.isRunning = false
        await work
      },
    }
  }

  async function storageWith(name: string, files: Record<string, Buffer>) {
    const storage = await openStorage(undefined, join(folder, name))
    for (const [key, content] of Object.entries(files)) await storage.put(key, content, 'image/png')
    return storage
  }

  it('taken under write load is of one instant, files included, and holds what sums say', async () => {
    await query(
      source.url,
      'insert into posting (account_id, amount, at) select 1, 0, now() from generate_series(1, 60000)',
    )
    const keys = [newStorageKey(), newStorageKey(), newStorageKey()] as const
    const contents = {
      [keys[0]]: Buffer.alloc(9_000_000, 'long '),
      [keys[1]]: Buffer.alloc(0),
      [keys[2]]: Buffer.from('x'),
    }
    const files = await storageWith('busy', contents)
    await query(source.url, 'insert into file values (1, $1, $2), (2, $3, null)', [keys[0], keys[1], 'gone'])
    const load = transfer()
    const target = join(folder, 'busy.tar.gz')
    const before = load.transfers()
    const outcome = await takeBackup({ ownerUrl: source.url, files, dataKey, target })
    const during = load.transfers() - before
    await load.stop()
    expect(during).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ missingFiles: 1, files: { files: 3, bytes: 9_000_001 } })
    expect((await stat(target)).mode & 0o777).toBe(0o600)

    const other = await startThrowaway()
    const restored = await storageWith('restored', {})
    let keptKey = ''
    const answer = await restoreBackup({
      ownerUrl: other.url,
      migrations,
      files: restored,
      source: target,
      keepDataKey: async (key) => void (keptKey = key),
    })
    expect(keptKey).toBe(dataKey)
    expect(answer).toMatchObject({ instant: outcome.instant, tables: outcome.tables, files: outcome.files })
    for (const [key, content] of Object.entries(contents)) {
      expect((await readFile(join(folder, 'restored', 'files', key))).equals(content)).toBe(true)
    }
    // A transfer half seen would break either sum, or an account's balance against its postings.
    expect(
      await query(
        other.url,
        `select sum(amount)::text as ledger, (select sum(balance)::text from account) as balances,
                              count(*)::int as rows from posting`,
      ),
    ).toEqual([{ ledger: '0.00', balances: '0.00', rows: outcome.tables['public.posting']?.rows }])
    await other.remove()
  })

  it.each(flavours())(
    'restored as an owner without superuser on $name is the same to the byte, guards and all',
    async ({ start }) => {
      const target = join(folder, 'quiet.tar.gz')
      const files = await storageWith('none', {})
      await takeBackup({ ownerUrl: source.url, files, target })
      const server = await start()
      const ownerUrl = await createHostedDatabase(server.url, 'hosted')
      await restoreBackup({ ownerUrl, migrations, files, source: target, keepDataKey: async () => {} })

      expect(await query(ownerUrl, FINGERPRINT)).toEqual(await query(source.url, FINGERPRINT))
      await expect(query(ownerUrl, 'delete from posting')).rejects.toThrow('posting is append-only')
      await expect(query(ownerUrl, 'update company set chief = 99')).rejects.toMatchObject({ code: '23503' })
      const guards = `select relrowsecurity, relforcerowsecurity from pg_class where relname = 'member'`
      expect(await query(ownerUrl, guards)).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }])
      expect(await query(ownerUrl, "insert into company (name) values ('新') returning id::int")).toEqual([
        { id: 4 },
      ])

      // Its own backup, taken by that owner through row-level security, holds every row again.
      const again = await takeBackup({ ownerUrl, files, target: join(folder, 'again.tar.gz') })
      expect(again.tables['public.member']?.rows).toBe(3)
      await server.remove()
    },
  )

  it('is refused into a database or a storage that holds something, and when rows would be hidden from it', async () => {
    const files = await storageWith('none', {})
    const target = join(folder, 'refused.tar.gz')
    await takeBackup({ ownerUrl: source.url, files, target })
    const restore = { migrations, source: target, keepDataKey: async () => {} }
    await expect(restoreBackup({ ...restore, ownerUrl: source.url, files })).rejects.toThrow(
      'database is not empty',
    )
    const empty = await createDatabase(source.url, 'still_empty')
    const used = await storageWith('used', { [newStorageKey()]: Buffer.from('x') })
    await expect(restoreBackup({ ...restore, ownerUrl: empty, files: used })).rejects.toThrow(
      'storage is not empty',
    )

    const ownerUrl = await createHostedDatabase(source.url, 'strict')
    await query(
      ownerUrl,
      'create table secret (id int); alter table secret enable row level security; alter table secret force row level security',
    )
    await query(ownerUrl, 'create table public.migration (name text, checksum text)')
    await expect(takeBackup({ ownerUrl, files, target: join(folder, 'hidden.tar.gz') })).rejects.toThrow(
      'hides rows of public.secret',
    )
    expect(await readdir(folder)).not.toContain('hidden.tar.gz')
  })

  it('that is cut short or altered is refused and leaves no rows, and the restore may be run again', async () => {
    const files = await storageWith('none', {})
    const target = join(folder, 'whole.tar.gz')
    const cut = join(folder, 'cut.tar.gz')
    await takeBackup({ ownerUrl: source.url, files, target })
    await writeFile(cut, await readFile(target))
    await truncate(cut, Math.floor((await stat(target)).size / 2))
    const ownerUrl = await createDatabase(source.url, 'second_try')
    const restore = { migrations, files, ownerUrl, keepDataKey: async () => {} }
    await expect(restoreBackup({ ...restore, source: cut })).rejects.toThrow()
    expect(await query(ownerUrl, 'select count(*)::int from company')).toEqual([{ count: 0 }])
    await restoreBackup({ ...restore, source: target })
    expect(await query(ownerUrl, FINGERPRINT)).toEqual(await query(source.url, FINGERPRINT))
    await expect(restoreBackup({ ...restore, source: target })).rejects.toThrow('database is not empty')
  })
})
