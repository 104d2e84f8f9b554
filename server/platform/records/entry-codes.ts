import { comparableHeading } from '@quayside/contract/kernel/comparable-heading.ts'
import { lineValues } from '@quayside/phrases/line-values.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'

/** Names of dictionary entries, for what is typed in words and what is printed. */
export const findEntryNames = (types: readonly number[]) =>
  sql
    .selectFrom('dict_entry')
    .select(['type', 'value', 'names'])
    .select(raw<string | null>`attributes ->> 'alpha3'`.as('alpha3'))
    .where('type', '=', raw<number>`any(${[...types]}::int[])`)

export type CodeOf = (type: number, typed: string) => string | undefined

/**
 * '' stays ''; a code, a country's code of three letters, a name in any of our languages or a usual short form becomes the
 * code; else it is unknown.
 */
export function codesByName(
  rows: readonly { type: number; value: string; names: unknown; alpha3: string | null }[],
): CodeOf {
  const byName = new Map<string, string>()
  const byShortForm = new Map<string, string>()
  for (const { type, value, names, alpha3 } of rows) {
    if (alpha3 !== null) byName.set(`${type} ${alpha3.toLowerCase()}`, value)
    for (const name of Object.values(names as Record<string, string>))
      byName.set(`${type} ${name.toLowerCase()}`, value)
    for (const word of lineValues[type as keyof typeof lineValues]?.[value] ?? [])
      byShortForm.set(`${type} ${comparableHeading(word)}`, value)
  }
  for (const { type, value } of rows) byName.set(`${type} ${value.toLowerCase()}`, value)
  return (type, typed) =>
    typed === ''
      ? ''
      : (byName.get(`${type} ${typed.toLowerCase()}`) ??
        byShortForm.get(`${type} ${comparableHeading(typed)}`))
}
