import { systemKeyState } from '@quayside/contract/systems/system-key.codes.ts'
import { SystemKey, type SystemKeyQuery } from '@quayside/contract/systems/system-key.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'

const { active, expired, revoked } = systemKeyState.codes
const stateSql = raw<number>`(case when k.revoked_at is not null then ${raw.lit(revoked)}
  when k.expires_at <= now() then ${raw.lit(expired)} else ${raw.lit(active)} end)`

const filters: Filters<Omit<FilterOf<SystemKeyQuery>, 'ids'>> = {
  keyword: by.part('name'),
  state: by.given((state) => raw`${stateSql} = ${state}`),
}

const keysOf = (companyId: string) =>
  sql
    .selectFrom('system_key as k')
    .leftJoin('system_key_use as u', (join) =>
      join.onRef('u.company_id', '=', 'k.company_id').onRef('u.key_id', '=', 'k.id'),
    )
    .select(['k.id', 'k.version', 'k.name', 'k.hint', 'k.scopes', 'k.created_name', 'k.created_at'])
    .select(['k.expires_at', 'k.revoked_name', 'k.revoked_at', 'u.last_used_at', 'u.last_address'])
    .select(stateSql.as('state'))
    .where('k.company_id', '=', companyId)
    .where('k.deleted_at', 'is', null)

const toKey = (row: InferResult<ReturnType<typeof keysOf>>[number]): SystemKey =>
  shaped(SystemKey, row, {
    createdBy: row.created_name,
    lastAddress: row.last_address ?? '',
    revokedBy: row.revoked_name,
  })

const sort = {
  id: raw`k.id`,
  createdAt: raw`k.created_at`,
  expiresAt: raw`k.expires_at`,
  lastUsedAt: raw`u.last_used_at`,
}

export const listSystemKeys = (
  call: Call,
  { query }: { query: SystemKeyQuery },
): Promise<{ rows: SystemKey[]; total: number }> =>
  listPage(call, filtered(keysOf(call.principal.companyId), 'k', filters, query), query, sort, toKey)
