import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Dictionary 1001: countries and regions. */
export const countries = 1001

/** Those of the codes that are countries or regions. */
export async function findCountries(tx: Tx, codes: Iterable<string>): Promise<ReadonlySet<string>> {
  const found = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', countries)
    .where('value', '=', raw<string>`any(${[...new Set(codes)]}::text[])`)
    .execute()
  return new Set(found.map(({ value }) => value))
}

export const isCountry = async (tx: Tx, code: string): Promise<boolean> =>
  (await findCountries(tx, [code])).has(code)
