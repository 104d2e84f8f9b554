import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import {
  type CopyOutcome,
  connectForCopy,
  type FileSums,
  listTables,
  type Manifest,
  OUR_RELATIONS,
  readTable,
  sumFiles,
  type TableSums,
} from './backup-format.ts'
import { listApplied } from './migrate.ts'
import { type NamedFiles, namedFiles } from './named-files.ts'

interface BackupFiles {
  list(): AsyncIterable<string>
  open(key: string): Promise<Readable>
}

interface BackupOptions {
  ownerUrl: string
  files: BackupFiles
  /** What opens the sealed columns; left out when the operator keeps it elsewhere. */
  dataKey?: string | undefined
  target: string
}

interface BackupOutcome extends CopyOutcome {
  /** Files that rows name and that are not in the storage. */
  missingFiles: number
}

/**
 * The database as it was at one instant, and its files, while the server goes on working. Files are written once under
 * random names, so those that the rows of that instant name are still as they were when they are copied afterwards.
 */
export async function takeBackup(options: BackupOptions): Promise<BackupOutcome> {
  const client = await connectForCopy(options.ownerUrl)
  try {
    await client.query('begin isolation level repeatable read, read only')
    await refuseIfRowsAreHidden(client)
    let outcome: BackupOutcome | undefined
    await writeArchive(options.target, async (archive) => {
      outcome = await fill(archive, client, options)
    })
    if (!outcome) throw new Error('nothing was written')
    return outcome
  } finally {
    await client.end()
  }
}

async function fill(archive: ArchiveWriter, client: Client, options: BackupOptions): Promise<BackupOutcome> {
  const manifest = await readManifest(client)
  await archive.addJson('manifest', manifest)
  if (options.dataKey !== undefined) await archive.addJson('data.key', options.dataKey)
  const tables: TableSums = {}
  for (const table of manifest.tables) {
    const { content, sums } = readTable(client, table)
    await archive.add(`tables/${table.name}`, content)
    tables[table.name] = sums()
  }
  await archive.addJson('tables', tables)
  const named = await namedFiles(client)
  const files = await addFiles(archive, options.files, named)
  await archive.addJson('files', files)
  return { instant: manifest.instant, tables, files, missingFiles: await named.countMissing() }
}

async function addFiles(archive: ArchiveWriter, files: BackupFiles, named: NamedFiles): Promise<FileSums> {
  const sums = sumFiles()
  for await (const key of files.list()) {
    const content = await files.open(key).catch((error: unknown) => {
      // The retention job removed it after it was listed; if a row still names it, the count below reports it.
      if (error instanceof Error && error.name === 'StoredFileMissing') return undefined
      throw error
    })
    if (!content) continue
    await archive.add(`files/${key}`, sums.pass(key, content as AsyncIterable<Uint8Array>))
    await named.copied(key)
  }
  return sums.end()
}

async function readManifest(client: Client): Promise<Manifest> {
  const { rows } = await client.query<{ instant: Date }>('select now() as instant')
  const { rows: names } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OUR_RELATIONS} order by 1`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    // Sequences are not transactional: read after the snapshot was taken, they are never behind its rows.
    const { rows: at } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    )
    if (at[0]) sequences.push({ name, ...at[0] })
  }
  return {
    format: 'quayside backup 1',
    instant: (rows[0]?.instant ?? new Date()).toISOString(),
    migrations: await listApplied(client),
    tables: await listTables(client),
    sequences,
  }
}

/** An owner who is no superuser sees of a FORCEd table what its policies show, and a backup must hold all of it. */
async function refuseIfRowsAreHidden(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${OUR_RELATIONS} and row_security_active(c.oid)
      and (exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
        or not exists (
          select from pg_policy p
          where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
            and pg_get_expr(p.polqual, p.polrelid) = 'true'
            and (p.polroles = '{0}' or exists (
              select from unnest(p.polroles) as role where pg_has_role(current_user, role, 'USAGE')))))
    order by 1`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new Error(
    `Row-level security hides rows of ${names} from the owner; give it a policy that shows all.`,
  )
}
