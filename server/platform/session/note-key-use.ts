import { coarseAddress } from '@quayside/contract/links/link.rules.ts'
import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { Principal } from './principal.ts'

/** When a key was last used and from which part of the net, at most once a minute; the request does not wait for it. */
export function noteKeyUse(
  platform: Platform,
  { companyId }: Principal,
  keyId: string,
  address: string,
): void {
  const used = { last_used_at: raw<string>`now()`, last_address: coarseAddress(address) }
  platform.staff
    .run(
      sql
        .insertInto('system_key_use')
        .values({ company_id: companyId, key_id: keyId, ...used })
        .onConflict((conflict) => conflict.columns(['company_id', 'key_id']).doUpdateSet(used))
        .compile(),
    )
    .catch((error: unknown) => platform.log.warn({ err: error }, 'use of a key not noted'))
}
