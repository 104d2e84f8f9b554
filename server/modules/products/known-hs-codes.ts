import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The ten digits that the tariff knows; three for the inspection may follow. */
const tariffDigits = 10

/** For each code whether the tariff has it: goods are classified and declared under codes that exist. */
export async function checkHsCodes(tx: Tx, codes: readonly string[]): Promise<readonly Finding[][]> {
  const asked = codes.map((code) => code.slice(0, tariffDigits))
  const known = await tx
    .selectFrom('hs_code')
    .select('code')
    .where('code', '=', raw<string>`any(${[...new Set(asked)]}::text[])`)
    .where('level', '=', tariffDigits)
    .execute()
  const found = new Set(known.map(({ code }) => code))
  return codes.map((code, place) =>
    found.has(asked[place] ?? '') ? [] : [at('hsCode', 'hsCode.unknown', { code })],
  )
}
