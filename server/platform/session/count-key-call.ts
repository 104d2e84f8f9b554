import { refuse } from '@quayside/contract/refusals.ts'
import { systemKeyRates } from '@quayside/contract/systems/system-key.rules.ts'
import type { Platform } from '../platform.ts'
import type { Principal } from './principal.ts'

/** Counted in the database, so that all processes share one budget: of the key, and of all keys of its company. */
const counting = `
  insert into attempt as a (key, window_start, count)
  select key, date_trunc('minute', now()), 1 from unnest($1::text[]) as key order by key
  on conflict (key, window_start) do update set count = a.count + 1
  returning key, count, ceil(60 - extract(second from now()))::int as seconds`

export async function countKeyCall({ staff }: Platform, { keyId = '', companyId }: Principal): Promise<void> {
  const most: Readonly<Record<string, number>> = {
    [`systemKey:company:${companyId}`]: systemKeyRates.ofCompany,
    [`systemKey:key:${keyId}`]: systemKeyRates.ofKey,
  }
  const rows = await staff.run({ sql: counting, parameters: [Object.keys(most)] })
  const exceeded = rows.find((row) => Number(row['count']) > (most[row['key'] as string] ?? 0))
  if (exceeded) throw refuse('limit.tooOften', { seconds: Math.max(1, Number(exceeded['seconds'])) })
}
