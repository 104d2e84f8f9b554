import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { AppliedMigration } from './migrate.ts'

/** In this order: manifest, data.key (perhaps), tables/…, tables, files/…, files. */
export interface Manifest {
  format: 'quayside backup 1'
  /** The instant whose data this is. */
  instant: string
  migrations: AppliedMigration[]
  tables: BackupTable[]
  sequences: { name: string; last: string; isCalled: boolean }[]
}

interface BackupTable {
  /** As SQL writes it, with its schema. */
  name: string
  columns: string[]
}

/** Follows the tables: what each of them held. */
export type TableSums = Record<string, { rows: number; sha256: string }>

/** What a backup wrote, or a restore read. */
export interface CopyOutcome {
  instant: string
  tables: TableSums
  files: FileSums
}

/** Follows the files and ends the archive; `sha256` is over each file's key and own sha256, in the archive's order. */
export interface FileSums {
  files: number
  bytes: number
  sha256: string
}

/** Tables that a backup holds: ours, not those of extensions, of pg-boss, or of the migration runner. */
export const OUR_RELATIONS = `
  n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss')
  and not exists (select from pg_depend d
                  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function connectForCopy(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'quayside backup' })
  client.on('error', () => {})
  await client.connect()
  // The same data must give the same text, whatever the server's settings.
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
    set extra_float_digits = 1; set synchronize_seqscans = off; set search_path = public`)
  return client
}

export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array(select quote_ident(a.attname) from pg_attribute a
                 where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                 order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${OUR_RELATIONS}
      and (n.nspname, c.relname) not in (('public', 'migration'), ('public', 'restoring'), ('public', 'company_written'))
    order by n.nspname collate "C", c.relname collate "C"`)
  return rows
}

/** The table as COPY text. The sums are there once it was read to its end. */
export function readTable(client: Client, table: BackupTable) {
  const columns = table.columns.join(', ')
  const stream = client.query(copyTo(`copy (select ${columns} from ${table.name}) to stdout`))
  const hash = createHash('sha256')
  async function* content(): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { content: content(), sums: () => ({ rows: stream.rowCount, sha256: hash.digest('hex') }) }
}

export function sumFiles() {
  const all = createHash('sha256')
  const sums = { files: 0, bytes: 0 }
  return {
    async *pass(key: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      const one = createHash('sha256')
      for await (const chunk of content) {
        one.update(chunk)
        sums.bytes += chunk.length
        yield chunk
      }
      sums.files++
      all.update(`${key} ${one.digest('hex')}\n`)
    },
    end: (): FileSums => ({ ...sums, sha256: all.digest('hex') }),
  }
}
