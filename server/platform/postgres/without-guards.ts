import type { Client } from 'pg'

/**
 * Runs `load` without foreign keys, triggers and row-level security for the owner, so that rows can be loaded in any
 * order. Afterwards all of them are restored, and the foreign keys are checked against what was loaded. Inside one
 * transaction, and with no right beyond the owner's (session_replication_role would need a superuser, and checks nothing).
 */
export async function withoutGuards<T>(client: Client, tables: string[], load: () => Promise<T>): Promise<T> {
  const guards = [
    ...(await findForcedTables(client, tables)),
    ...(await findTriggers(client, tables)),
    ...(await findForeignKeys(client, tables)),
  ]
  for (const { remove } of guards) await client.query(remove)
  const loaded = await load()
  // Foreign keys are restored first: their check must see all rows.
  for (const { restore } of guards.toReversed()) await client.query(restore)
  return loaded
}

interface Guard {
  remove: string
  restore: string
}

async function findForcedTables(client: Client, tables: string[]): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(
    `select format('alter table %s no force row level security', t) as remove,
            format('alter table %s force row level security', t) as restore
     from unnest($1::text[]) as t join pg_class c on c.oid = t::regclass where c.relforcerowsecurity`,
    [tables],
  )
  return rows
}

async function findTriggers(client: Client, tables: string[]): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(
    `select format('alter table %s disable trigger %I', t, g.tgname) as remove,
            format('alter table %s enable %s trigger %I', t,
                   case g.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, g.tgname) as restore
     from unnest($1::text[]) as t join pg_trigger g on g.tgrelid = t::regclass
     where not g.tgisinternal and g.tgenabled <> 'D' and g.tgparentid = 0`,
    [tables],
  )
  return rows
}

async function findForeignKeys(client: Client, tables: string[]): Promise<Guard[]> {
  const { rows } = await client.query<Guard>(
    `select format('alter table %s drop constraint %I', t, k.conname) as remove,
            format('alter table %s add constraint %I %s', t, k.conname, pg_get_constraintdef(k.oid)) as restore
     from unnest($1::text[]) as t join pg_constraint k on k.conrelid = t::regclass
     where k.contype = 'f' and k.conparentid = 0`,
    [tables],
  )
  return rows
}
