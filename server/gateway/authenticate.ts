import type { Scope } from '@quayside/contract/office/scopes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { hashToken } from '../platform/crypto/tokens.ts'
import type { Row } from '../platform/database/row-reader.ts'
import { bearerOf } from '../platform/http/run-endpoint.ts'
import type { Platform } from '../platform/platform.ts'
import type { ApiKeyPrincipal } from './call.ts'

/**
 * The key and its request count in one round trip. Counted in the database, so that any number of processes share one
 * budget; checked with every request, so that a revoked key is refused at once everywhere.
 */
const openKey = `
  with k as (
    select id, name, scopes, requests_a_minute, coalesce(last_used_at < now() - interval '1 minute', true) as is_stale
    from api_key where key_hash = $1 and revoked_at is null
  ), counted as (
    insert into attempt as a (key, window_start, count)
      select 'erp:' || id, date_trunc('minute', now()), 1 from k
    on conflict (key, window_start) do update set count = a.count + 1
    returning count
  )
  select k.*, counted.count, ceil(60 - extract(second from now()))::int as seconds from k, counted`

export async function authenticate(
  platform: Platform,
  authorization: string | undefined,
): Promise<ApiKeyPrincipal> {
  const token = bearerOf(authorization)
  if (!token) throw refuse('apiKey.unknown')
  const [row] = await platform.staff.run({ sql: openKey, parameters: [hashToken(token)] })
  if (!row) throw refuse('apiKey.unknown')
  if (Number(row['count']) > Number(row['requests_a_minute']))
    throw refuse('limit.tooOften', { seconds: Math.max(1, Number(row['seconds'])) })
  if (row['is_stale'] === true) noteUse(platform, row)
  return {
    id: row['id'] as string,
    name: row['name'] as string,
    scopes: new Set(row['scopes'] as string[]),
  }
}

/** At most once a minute; the request does not wait for it. */
function noteUse(platform: Platform, { id }: Row): void {
  platform.staff
    .run({ sql: 'update api_key set last_used_at = now() where id = $1', parameters: [id] })
    .catch((error: unknown) => platform.log.warn({ err: error }, 'use of a key not noted'))
}

export function requireScope(key: ApiKeyPrincipal, scope: Scope): void {
  if (!key.scopes.has(scope)) throw refuse('apiKey.scopeMissing', { scope })
}
