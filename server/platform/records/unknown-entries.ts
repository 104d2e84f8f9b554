import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Reader } from './read-within.ts'

/** A value that is said to stand in the dictionary of this number; '' stands for none. */
type Asked = readonly [path: string, dictionary: number, value: string]

/** The values that stand in no dictionary, at their fields. */
export async function findUnknownEntries(read: Reader, asked: readonly Asked[]): Promise<Finding[]> {
  const given = asked.filter(([, , value]) => value !== '')
  if (given.length === 0) return []
  const [rows] = await read(
    sql
      .selectFrom('dict_entry')
      .select(['type', 'value'])
      .where('type', '=', raw<number>`any(${[...new Set(given.map(([, type]) => type))]}::int[])`)
      .where('value', '=', raw<string>`any(${[...new Set(given.map(([, , value]) => value))]}::text[])`),
  )
  const known = new Set(rows.map(({ type, value }) => `${type} ${value}`))
  return given.flatMap(([path, type, value]) =>
    known.has(`${type} ${value}`) ? [] : [at(path, 'field.code')],
  )
}
