import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type ArchiveReader, readArchive } from './archive.ts'
import {
  type CopyOutcome,
  connectForCopy,
  type FileSums,
  type Manifest,
  OUR_RELATIONS,
  readTable,
  sumFiles,
  type TableSums,
} from './backup-format.ts'
import { listApplied, migrate } from './migrate.ts'
import { ensureRoles } from './roles.ts'
import { withoutGuards } from './without-guards.ts'

interface RestoreFiles {
  list(): AsyncIterable<string>
  put(key: string, content: Readable, mime: string): Promise<void>
}

interface RestoreOptions {
  ownerUrl: string
  /** The folder of db/migrations. */
  migrations: string
  files: RestoreFiles
  /** Called before any row is loaded, when the backup brings the key of its sealed columns. */
  keepDataKey(key: string): Promise<void>
  source: string
}

/** Into an empty database and an empty storage only. An interrupted restore may be run again. */
export async function restoreBackup(options: RestoreOptions): Promise<CopyOutcome> {
  const client = await connectForCopy(options.ownerUrl)
  try {
    return await readArchive(options.source, async (archive) => {
      const manifest = await archive.json<Manifest>('manifest')
      if (manifest.format !== 'quayside backup 1') throw new Error(`${options.source} is no backup of ours.`)
      await markAsRestoring(client, options.files)
      await prepareSchema(client, options, manifest)
      if ((await archive.peek()) === 'data.key')
        await options.keepDataKey(await archive.json<string>('data.key'))
      const tables = await loadTables(client, archive, manifest)
      const files = await loadFiles(archive, options.files)
      await client.query('drop table public.restoring')
      await client.query('analyze')
      return { instant: manifest.instant, tables, files }
    })
  } finally {
    await client.end()
  }
}

async function markAsRestoring(client: Client, files: RestoreFiles): Promise<void> {
  const { rows } = await client.query<{ isMarked: boolean; relations: number }>(`
    select to_regclass('public.restoring') is not null as "isMarked",
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm', 'S') and (n.nspname = 'pgboss' or ${OUR_RELATIONS})) as relations`)
  if (rows[0]?.isMarked) return
  if (rows[0]?.relations !== 0) {
    throw new Error(
      'The database is not empty. Restore into a new one: an empty DATA_DIR, or a new database.',
    )
  }
  for await (const key of files.list()) {
    throw new Error(`The file storage is not empty (${key}). Restore into an empty one.`)
  }
  await client.query('create table public.restoring ()')
}

async function prepareSchema(client: Client, options: RestoreOptions, manifest: Manifest): Promise<void> {
  await ensureRoles(options.ownerUrl)
  const through = manifest.migrations.at(-1)?.name
  if (through === undefined) throw new Error('The backup names no migration.')
  await migrate(options.ownerUrl, { folder: options.migrations, through })
  if (JSON.stringify(await listApplied(client)) !== JSON.stringify(manifest.migrations)) {
    throw new Error(
      'The migrations of this release are not those of the backup: restore with the release it came from.',
    )
  }
}

/** One transaction; the rows are read back and compared before the commit. */
async function loadTables(client: Client, archive: ArchiveReader, manifest: Manifest): Promise<TableSums> {
  await client.query('begin')
  const names = manifest.tables.map(({ name }) => name)
  const sums = await withoutGuards(client, names, async () => {
    // Migrations may have put rows of their own there.
    if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
    for (const table of manifest.tables) {
      if ((await archive.peek()) !== `tables/${table.name}`)
        throw new Error(`The backup lacks table ${table.name}.`)
      const copy = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
      await pipeline(Stream.from(archive.content()), copy)
    }
    const wanted = await archive.json<TableSums>('tables')
    for (const table of manifest.tables) await verifyTable(client, table, wanted)
    return wanted
  })
  for (const { name, last, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled])
  }
  await client.query('commit')
  return sums
}

async function verifyTable(
  client: Client,
  table: Manifest['tables'][number],
  wanted: TableSums,
): Promise<void> {
  const { content, sums } = readTable(client, table)
  for await (const _ of content);
  const { rows, sha256 } = sums()
  const expected = wanted[table.name]
  if (rows !== expected?.rows || sha256 !== expected.sha256) {
    throw new Error(`Table ${table.name} came out different: ${rows} rows instead of ${expected?.rows}.`)
  }
}

async function loadFiles(archive: ArchiveReader, files: RestoreFiles): Promise<FileSums> {
  const sums = sumFiles()
  for (let name = await archive.peek(); name?.startsWith('files/'); name = await archive.peek()) {
    const key = name.slice('files/'.length)
    await files.put(key, Stream.from(sums.pass(key, archive.content())), 'application/octet-stream')
  }
  const wanted = await archive.json<FileSums>('files')
  const found = sums.end()
  if (found.sha256 !== wanted.sha256) {
    throw new Error(`The files came out different: ${found.files} instead of ${wanted.files}.`)
  }
  return found
}
