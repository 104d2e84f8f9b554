import type { Tx } from '../database/database.ts'

/** Dictionary 1001: countries and regions. */
export const countries = 1001

export const findCountry = (tx: Tx, code: string) =>
  tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', countries)
    .where('value', '=', code)
    .executeTakeFirst()
