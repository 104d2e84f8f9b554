import type { Client } from 'pg'

export interface NamedFiles {
  copied(key: string): Promise<void>
  countMissing(): Promise<number>
}

/** Counts, in batches, how many of the files that rows name were copied: a million keys would need too much memory. */
export async function namedFiles(client: Client): Promise<NamedFiles> {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.file') is not null as has`,
  )
  if (!rows[0]?.has) return { copied: async () => {}, countMissing: async () => 0 }
  const keys = `select storage_key as key from public.file union all
                select thumbnail_key from public.file where thumbnail_key is not null`
  const total = await count(client, `select count(*)::int as count from (${keys}) named`)
  let found = 0
  let batch: string[] = []
  const look = async () => {
    found += await count(client, `select count(*)::int as count from (${keys}) named where key = any($1)`, [
      batch,
    ])
    batch = []
  }
  return {
    async copied(key) {
      batch.push(key)
      if (batch.length === 1000) await look()
    },
    async countMissing() {
      await look()
      return total - found
    },
  }
}

async function count(client: Client, sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ count: number }>(sql, values)
  return rows[0]?.count ?? 0
}
