import { entryLabel } from '@quayside/contract/rates/entry-label.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Call } from '../session/call.ts'

type Names = Readonly<Record<string, string>>

/** What a reader sees for the entries of these dictionaries, by type and value. */
export async function readEntryNames<T extends number>(
  call: Pick<Call, 'read'>,
  types: readonly T[],
  locale: Locale,
): Promise<Readonly<Record<T, Names>>> {
  const [entries] = await call.read(
    sql
      .selectFrom('dict_entry')
      .select(['type', 'value', raw<string>`names ->> ${locale}`.as('name')])
      .where('type', '=', raw<number>`any(${[...types]}::int[])`),
  )
  const of = (type: T): Names =>
    Object.fromEntries(
      entries
        .filter((entry) => entry.type === type)
        .map(({ value, name }) => [value, entryLabel(type, { value, name })]),
    )
  return Object.fromEntries(types.map((type) => [type, of(type)])) as Record<T, Names>
}
