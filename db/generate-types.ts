import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@quayside/server/platform/postgres/embedded.ts'
import { migrate } from '@quayside/server/platform/postgres/migrate.ts'
import { ensureRoles } from '@quayside/server/platform/postgres/roles.ts'
import { Client, type ClientBase } from 'pg'

interface Column {
  /** `orders` in the schema public, `app.orders` elsewhere. */
  table: string
  name: string
  /** PostgreSQL's own name of the type, of an array's element, of what a domain stands for. */
  type: string
  is_array: boolean
  /** The words of an enum. */
  words: string[] | null
  is_nullable: boolean
  has_default: boolean
  is_always_generated: boolean
}

const HEAD = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
export type GeneratedJson = ColumnType<unknown, string | undefined, string>
`

/** Numbers that a JavaScript number would not hold exactly, dates and instants stay text. */
const TYPES: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  bytea: 'Buffer',
  json: 'Json',
  jsonb: 'Json',
}

const TEXTUAL = new Set(
  'int8 numeric money text varchar bpchar char name citext uuid date time timetz timestamp timestamptz inet'.split(
    ' ',
  ),
)

/** Pass a connection to a migrated database; the answer is the whole text of types.gen.ts. */
export async function printTypes(client: ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const printed = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `    ${column.name}: ${printType(column)}`)
    return `  ${table.includes('.') ? `'${table}'` : table}: {\n${lines.join('\n')}\n  }`
  })
  return `${HEAD}\nexport interface DB {\n${printed.join('\n')}\n}\n`
}

function printType(column: Column): string {
  const element = column.words
    ? column.words.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(' | ')
    : (TYPES[column.type] ?? (TEXTUAL.has(column.type) ? 'string' : undefined))
  if (element === undefined) {
    throw new Error(
      `${column.table}.${column.name} is a ${column.type}, for which db/generate-types.ts has no type.`,
    )
  }
  const single = column.is_array ? `${element.includes('|') ? `(${element})` : element}[]` : element
  const type = column.is_nullable ? `${single} | null` : single
  if (column.is_always_generated) return `GeneratedAlways<${type}>`
  if (!column.has_default) return type
  // Kysely's Generated<…> does not look into a type that is itself read and written differently.
  return type === 'Json' ? 'GeneratedJson' : `Generated<${type}>`
}

// Partitions are their parent's rows; migration is the runner's own; pg-boss and extensions look after themselves.
const COLUMNS = `
  select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as "table",
         a.attname as name,
         coalesce(base.typname, element.typname, own.typname) as type,
         own.typcategory = 'A' as is_array,
         case when coalesce(base.typtype, element.typtype, own.typtype) = 'e' then array(
           select e.enumlabel::text from pg_enum e
           where e.enumtypid = coalesce(base.oid, element.oid, own.oid) order by e.enumsortorder) end as words,
         not (a.attnotnull or own.typnotnull) as is_nullable,
         a.atthasdef or a.attidentity <> '' as has_default,
         a.attgenerated <> '' or a.attidentity = 'a' as is_always_generated
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type own on own.oid = a.atttypid
  left join pg_type element on own.typcategory = 'A' and element.oid = own.typelem
  left join pg_type base on base.oid = nullif(coalesce(element.typbasetype, own.typbasetype), 0)
  where a.attnum > 0 and not a.attisdropped
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss')
    and (n.nspname, c.relname) not in (('public', 'migration'), ('app', 'record'), ('app', 'shipment'))
    and not exists (select from pg_depend d
                    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by n.nspname <> 'public', n.nspname collate "C", c.relname collate "C", a.attnum`

/** Migrates an empty database, the embedded one unless a URL is given, and prints what became of it. */
export async function printMigratedTypes(folder: string, url?: string): Promise<string> {
  if (url !== undefined) return await migrateAndPrint(url, folder)
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-types-'))
  const log = { info: () => {}, warn: () => {} }
  const server = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: false } })
  try {
    return await migrateAndPrint(server.url, folder)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function migrateAndPrint(url: string, folder: string): Promise<string> {
  await ensureRoles(url)
  await migrate(url, { folder })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await printTypes(client)
  } finally {
    await client.end()
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' } } })
  const file = join(import.meta.dirname, 'types.gen.ts')
  const printed = await printMigratedTypes(join(import.meta.dirname, 'migrations'), values.url)
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing !== printed) await writeFile(file, printed)
  console.log(`db/types.gen.ts ${existing === printed ? 'says what the migrations say' : 'is written'}.`)
}

if (import.meta.main) await main()
